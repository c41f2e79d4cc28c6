import './shopping-list-page.css';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { type ListActor, ShoppingList, useShownList } from '#ui/shopping-list/shopping-list.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';
import { ShareList } from './share-list.tsx';

export type ShoppingListPageProps = {
  readonly list: ListActor;
  /** Nobody has signed in. */
  readonly isGuest: boolean;
  readonly origin: string;
  readonly onPrint?: () => void;
  /** Hands the words to the page that searches them all. */
  readonly onLookAll: (words: readonly string[]) => void;
};

/** A shopping list: written, shopped down, printed and shared. */
export function ShoppingListPage({ list, isGuest, origin, onPrint, onLookAll }: ShoppingListPageProps): ReactNode {
  const shown = useShownList(list);
  const { items, isOnServer, state, share } = shown;
  const open = items.filter(({ isTicked }) => !isTicked);
  const first = open.find(({ sku }) => sku === null);
  const got = items.length - open.length;
  return (
    <main id="main" className="page shopping-list-page">
      <div className="shopping-list-page-head">
        <h1>{texts.title.text}</h1>
        <p className="lead">{texts.lead.text}</p>
        {state === 'standing' && items.length > 0 ? (
          <p className="shopping-list-page-count" data-left={open.length}>
            {texts.left.text.replace('{n}', String(open.length))}
            {got > 0 ? `, ${texts.got.text.replace('{n}', String(got))}` : ''}
          </p>
        ) : null}
      </div>
      <div className="shopping-list-page-body">
        <ShoppingList list={list} />
        {items.length > 0 ? (
          <p className="shopping-list-page-ways">
            {first ? <ButtonLink href={href.searchFromList(first.text)}>{texts.shopDown.text}</ButtonLink> : null}
            {open.length > 0 ? (
              <ButtonLink
                look="outline"
                href={href.page('/shop/editsearchlist')}
                onClick={() => onLookAll(open.map(({ text }) => text))}
              >
                {texts.lookAll.text}
              </ButtonLink>
            ) : null}
            {onPrint ? (
              <Button look="quiet" onClick={onPrint}>
                {texts.print.text}
              </Button>
            ) : null}
            <Button look="quiet" onClick={() => list.send({ type: 'list.clear' })}>
              {texts.clear.text}
            </Button>
          </p>
        ) : null}
        {isGuest ? (
          <p className="shopping-list-page-home">
            {`${texts.inBrowser.text} `}
            <A href={href.signIn(href.page('/shoppinglist'))}>{texts.signIn.text}</A>
          </p>
        ) : null}
      </div>
      {isOnServer && state === 'standing' ? <ShareList share={share} send={list.send} origin={origin} /> : null}
    </main>
  );
}
