import './product-row.css';
import { type FocusEvent, type ReactNode, useCallback, useId, useRef } from 'react';
import type { Product, ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import { useProductsSeen } from '#ui/impressions/use-seen.ts';
import { useCards } from '#ui/kept/kept-cards.tsx';
import { A } from '#ui/link/link.tsx';
import { showFocused } from '#ui/strip/strip-view.ts';
import { productTexts as texts } from '#ui/texts/product.texts.ts';
import { RowArrows } from './row-arrows.tsx';

const firstView = 6;

type Props = {
  readonly row: Row;
  /** The row stands in the first view. */
  readonly isEager?: boolean;
  readonly actionOf?: (product: Product) => ReactNode;
  /** The page this row stands on, to those who count what was seen; without it nothing is counted. */
  readonly page?: string;
};

const showingFocused = {
  onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => showFocused(currentTarget, target),
};

/** A titled line of products that scrolls sideways: by hand, by its buttons, or by the keys when a card has focus. */
export function ProductRow({ row, isEager = false, actionOf, page }: Props) {
  const heading = useId();
  const card = useCards(actionOf);
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
  return (
    <section className="product-row" aria-labelledby={heading}>
      <header className="product-row-head">
        <h2 id={heading}>{row.title}</h2>
        <A className="product-row-all" href={row.href}>
          {texts.seeAll.text}
          <span className="visually-hidden">{`: ${row.title}`}</span>
        </A>
        <RowArrows list={list} title={row.title} />
      </header>
      <ul className="product-row-list" ref={keep} {...showingFocused} data-native-prevent-pull-to-refresh="">
        {row.items.map((product, index) => (
          <li key={product.sku} data-slide={index}>
            {card(product, isEager && index < firstView)}
          </li>
        ))}
      </ul>
    </section>
  );
}
