import './product-row.css';
import { useId, useRef } from 'react';
import type { ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { ProductCard } from '../product-card/product-card.tsx';

/** A titled row of products that scrolls sideways, by hand, by key or by its two buttons. */
export function ProductRow({ row }: { row: Row }) {
  const list = useRef<HTMLUListElement>(null);
  const title = useId();
  const scroll = (direction: -1 | 1) => () =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.85, behavior: 'smooth' });
  return (
    <section className="product-row" aria-labelledby={title}>
      <div className="product-row-head">
        <h2 id={title}>{row.title}</h2>
        <span className="product-row-buttons">
          <Button look="quiet" aria-label={`Earlier in ${row.title}`} onClick={scroll(-1)}>
            <Icon name="chevron-left" />
          </Button>
          <Button look="quiet" aria-label={`Further in ${row.title}`} onClick={scroll(1)}>
            <Icon name="chevron-right" />
          </Button>
        </span>
        <A className="product-row-more" href={row.href}>
          See all<span className="visually-hidden">{` ${row.title}`}</span>
        </A>
      </div>
      <ul className="product-row-list" ref={list} tabIndex={0} aria-label={row.title}>
        {row.items.map((product) => (
          <ProductCard key={product.sku} product={product} />
        ))}
      </ul>
    </section>
  );
}
