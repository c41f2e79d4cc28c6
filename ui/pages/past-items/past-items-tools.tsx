import type { PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { pastItemSortTexts, pastItemsTexts as texts } from '#ui/texts/past-items.texts.ts';

type Sort = NonNullable<PastItemsAsked['sort']>;
const sorts = ['Recency', 'Often', 'Name'] as const satisfies readonly Sort[];
const [usual] = sorts;

/** How what was bought is sorted, and a search in it. Works as a plain form; another search begins on its first page. */
export function PastItemsTools({ asked: { sort = usual, search = '' } }: { readonly asked: PastItemsAsked }) {
  return (
    <form
      className="past-items-tools"
      action={href.page('/pastorders')}
      method="get"
      role="search"
      aria-label={texts.search.text}
    >
      <label className="past-items-search">
        <span className="visually-hidden">{texts.search.text}</span>
        <input
          key={search}
          type="search"
          name="search"
          maxLength={60}
          defaultValue={search}
          placeholder={texts.search.text}
          autoComplete="off"
        />
      </label>
      <Button type="submit" look="outline">
        <Icon name="search" size="small" />
        {texts.find.text}
      </Button>
      <label className="past-items-sort">
        <span>{texts.sortBy.text}</span>
        <span className="select-box">
          <select
            key={sort}
            className="select"
            name="sort"
            defaultValue={sort === usual ? '' : sort}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {sorts.map((one) => (
              <option key={one} value={one === usual ? '' : one}>
                {pastItemSortTexts[one].text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
    </form>
  );
}
