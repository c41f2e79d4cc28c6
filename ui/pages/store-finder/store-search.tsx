import { useRef } from 'react';
import { longestStoreSearch } from '#services/fulfilment/fulfilment.words.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { storeTexts as texts } from '#ui/texts/stores.texts.ts';

type Props = {
  /** What the page's address looked for. */
  readonly search: string;
  readonly isListingAll: boolean;
  readonly onType: (search: string) => void;
};

/** A plain form, so that it works before and without script; with it, the list follows what is typed. */
export function StoreSearch({ search, isListingAll, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form className="store-search" role="search" aria-label={texts.title.text} action={storesHref} method="get">
      <label htmlFor="store-search">{texts.searchLabel.text}</label>
      <div className="store-search-row">
        <input
          ref={field}
          id="store-search"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={longestStoreSearch}
          autoComplete="postal-code"
          autoCapitalize="words"
          enterKeyHint="search"
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Button type="submit">{texts.search.text}</Button>
      </div>
      {isListingAll ? null : (
        <A
          className="store-search-all"
          href={storesHref}
          onClick={(event) => {
            if (search !== '' || !field.current) return;
            event.preventDefault();
            field.current.value = '';
            field.current.focus();
            onType('');
          }}
        >
          {texts.showAll.text}
        </A>
      )}
    </form>
  );
}

const storesHref = href.page('/store-finder');
