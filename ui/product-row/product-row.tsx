import '../round-button/round-button.css';
import './product-row.css';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import type { Product, ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useProductsSeen } from '#ui/impressions/use-seen.ts';
import { A } from '#ui/link/link.tsx';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { productTexts as texts } from '#ui/texts/product.texts.ts';

const firstView = 6;

type Props = {
  readonly row: Row;
  /** The row stands in the first view. */
  readonly isEager?: boolean;
  readonly actionOf?: (product: Product) => ReactNode;
  /** The page this row stands on, to those who count what was seen; without it nothing is counted. */
  readonly page?: string;
};

/** A titled line of products that scrolls sideways: by hand, by its buttons, or by the keys when a card has focus. */
export function ProductRow({ row, isEager = false, actionOf, page }: Props) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const seenIn =
    page === undefined
      ? undefined
      : { id: page, name: page, department: null, aisle: null, shelf: null, carouselName: row.title };
  const seen = useProductsSeen(row.items, seenIn);
  const keep = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      return seen(element);
    },
    [seen],
  );
  const turn = (direction: 1 | -1) => {
    const shown = list.current;
    shown?.scrollBy({ left: direction * shown.clientWidth * 0.9 });
  };
  return (
    <section className="product-row" aria-labelledby={heading}>
      <header className="product-row-head">
        <h2 id={heading}>{row.title}</h2>
        <A className="product-row-all" href={row.href}>
          {texts.seeAll.text}
          <span className="visually-hidden">{`: ${row.title}`}</span>
        </A>
        <div className="product-row-turn" data-needs-script>
          <button className="round-button" type="button" aria-label={texts.previous.text} onClick={() => turn(-1)}>
            <Icon name="chevron-left" size="small" />
          </button>
          <button className="round-button" type="button" aria-label={texts.next.text} onClick={() => turn(1)}>
            <Icon name="chevron-right" size="small" />
          </button>
        </div>
      </header>
      <ul className="product-row-list" ref={keep} data-native-prevent-pull-to-refresh="">
        {row.items.map((product, index) => (
          <li key={product.sku}>
            <ProductCard product={product} isEager={isEager && index < firstView} action={actionOf?.(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
