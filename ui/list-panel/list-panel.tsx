import './list-panel.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { type ListActor, ShoppingList } from '#ui/shopping-list/shopping-list.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';

type Props = {
  readonly list: ListActor;
  /** What is searched for now. */
  readonly current: string | undefined;
  /** The same page without the panel. */
  readonly closeHref: string;
};

/** The shopping list beside what is searched for: each of its lines searches. The page stays usable meanwhile. */
export function ListPanel({ list, current, closeHref }: Props): ReactNode {
  const id = useId();
  return (
    <aside className="list-panel" aria-labelledby={id}>
      <div className="list-panel-head">
        <h2 id={id}>{texts.panel.text}</h2>
        <A className="list-panel-close" href={closeHref} aria-label={texts.closePanel.text} data-keep-place="">
          <Icon name="close" />
        </A>
      </div>
      <ShoppingList list={list} current={current} level={3} />
      <A className="list-panel-whole" href={href.page('/shoppinglist')}>
        {texts.wholeList.text}
      </A>
    </aside>
  );
}
