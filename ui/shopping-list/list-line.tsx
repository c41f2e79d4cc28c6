import { type ReactNode, useId } from 'react';
import type { ShoppingListItem } from '#services/lists/shopping-list.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';

/** Where a line leads: its product, or the search for its words with the list beside it. */
export const lineHref = ({ text, sku }: Pick<ShoppingListItem, 'text' | 'sku'>): string =>
  sku === null ? href.searchFromList(text) : href.product(sku);

type Props = {
  readonly line: ShoppingListItem;
  readonly isCurrent?: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onRemove: () => void;
};

/** One thing to get: ticked off, looked for, or taken away. */
export function ListLine({ line, isCurrent = false, onTick, onRemove }: Props): ReactNode {
  const id = useId();
  const { text, sku, isTicked } = line;
  const way = `${sku === null ? texts.find.text : texts.see.text} ${text}`;
  return (
    <li className="shopping-list-line" data-ticked={isTicked || undefined} data-current={isCurrent || undefined}>
      <label className="shopping-list-tick" htmlFor={id}>
        <input id={id} type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
        <span className="shopping-list-words">{text}</span>
      </label>
      <A
        className="shopping-list-find"
        href={lineHref(line)}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={isCurrent ? `${way}, ${texts.current.text}` : way}
      >
        {isCurrent ? <span className="shopping-list-now">{texts.current.text}</span> : null}
        <Icon name="search" size="small" />
      </A>
      <button
        className="shopping-list-remove"
        type="button"
        data-remove=""
        aria-label={`${texts.remove.text} ${text}`}
        onClick={onRemove}
      >
        <Icon name="close" size="small" />
      </button>
    </li>
  );
}
