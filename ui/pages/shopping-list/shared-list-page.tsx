import './shopping-list-page.css';
import type { ReactNode } from 'react';
import type { SharedList } from '#services/lists/shopping-list.contract.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { lineHref } from '#ui/shopping-list/list-line.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';

type Props = {
  /** Null: the link opens nothing any more. */
  readonly shared: SharedList | null;
  readonly onAddAll: () => void;
};

/** A list that somebody shared by a link, to be read and taken over. */
export function SharedListPage({ shared, onAddAll }: Props): ReactNode {
  const toMine = (
    <ButtonLink look="outline" href={href.page('/shoppinglist')}>
      {texts.toMine.text}
    </ButtonLink>
  );
  if (shared === null)
    return (
      <main id="main" className="page shopping-list-page">
        <EmptyState title={<h1>{texts.sharedGone.text}</h1>} text={texts.sharedGoneText.text}>
          {toMine}
        </EmptyState>
      </main>
    );
  return (
    <main id="main" className="page shopping-list-page">
      <div className="shopping-list-page-head">
        <h1>{shared.name === '' ? texts.sharedTitle.text : shared.name}</h1>
        <p className="lead">{texts.sharedTitle.text}</p>
      </div>
      <div className="shopping-list-page-body">
        {shared.items.length === 0 ? (
          <p>{texts.empty.text}</p>
        ) : (
          <ul className="shopping-list-page-shared" aria-label={texts.sharedTitle.text}>
            {shared.items.map((line) => (
              <li key={line.sku ?? line.text}>
                <A href={lineHref(line)}>{line.text}</A>
              </li>
            ))}
          </ul>
        )}
        <p className="shopping-list-page-ways">
          {shared.items.length > 0 ? (
            <Button onClick={onAddAll} data-needs-script="">
              {texts.addAll.text}
            </Button>
          ) : null}
          {toMine}
        </p>
      </div>
    </main>
  );
}
