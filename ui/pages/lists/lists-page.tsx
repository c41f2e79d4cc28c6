import './lists.css';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.generated.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { countOf } from '#ui/saved-lists/report-words.ts';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';

/** How much is on each; null where nobody could tell. */
export type ListCounts = {
  readonly shoppingList: number | null;
  readonly savedLists: number | null;
  readonly favourites: number | null;
};
type Row = {
  readonly icon: IconName;
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly count: string | null;
};
type Words = readonly [{ readonly text: string }, { readonly text: string }];

const counted = (n: number | null, [one, many]: Words) =>
  n === null ? null : n === 0 ? texts.nothingYet.text : countOf(n, one, many);

/** All that a shopper keeps for the next shop, and how much of it there is. */
export function ListsPage({ counts }: { readonly counts: ListCounts }) {
  const rows: readonly Row[] = [
    {
      icon: 'shopping-list',
      to: href.page('/shoppinglist'),
      title: texts.shoppingList.text,
      text: texts.shoppingListText.text,
      count: counted(counts.shoppingList, [texts.oneItem, texts.items]),
    },
    {
      icon: 'list',
      to: href.savedLists(),
      title: texts.saved.text,
      text: texts.savedText.text,
      count: counted(counts.savedLists, [texts.oneList, texts.listCount]),
    },
    {
      icon: 'favourites',
      to: href.favourites(),
      title: texts.favourites.text,
      text: texts.favouritesText.text,
      count: counted(counts.favourites, [texts.oneProduct, texts.products]),
    },
    {
      icon: 'edit',
      to: href.page('/shop/editsearchlist'),
      title: texts.wholeList.text,
      text: texts.wholeListText.text,
      count: null,
    },
    {
      icon: 'past-orders',
      to: href.page('/pastorders'),
      title: texts.pastOrders.text,
      text: texts.pastOrdersText.text,
      count: null,
    },
  ];
  return (
    <main id="main" className="page lists">
      <Breadcrumb crumbs={[{ text: texts.lists.text }]} />
      <h1>{texts.lists.text}</h1>
      <p className="lead">{texts.lead.text}</p>
      <ul className="lists-rows">
        {rows.map(({ icon, to, title, text, count }) => (
          <li key={to}>
            <A href={to}>
              <Icon name={icon} />
              <span className="lists-title">{title}</span>
              {count === null ? null : <span className="lists-count">{count}</span>}
              <span className="lists-text">{text}</span>
            </A>
          </li>
        ))}
      </ul>
    </main>
  );
}
