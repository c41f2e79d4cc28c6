import './search-box.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import type { SearchSuggestions } from './search-suggestions.tsx';

type Props = {
  /** What was searched for on the page on show. */
  readonly value?: string;
};

/**
 * The search of every page: a plain form, so that it works before and without script. What answers to typing comes when
 * somebody turns to it.
 */
export function SearchBox({ value = '' }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [Late, setLate] = useState<typeof SearchSuggestions>();
  const load = useCallback(() => {
    if (!navigator.onLine) return;
    void import('./search-suggestions.tsx').then((late) => setLate(() => late.SearchSuggestions)).catch(() => {});
  }, []);
  useEffect(() => {
    if (document.activeElement === box.current) load();
  }, [load]);
  useEffect(
    () => () => {
      const { current } = box;
      if (current !== document.activeElement || current?.value === value) current?.form?.reset();
    },
    [value],
  );
  return (
    <div className="search-box" onFocus={load} onPointerEnter={load}>
      <form role="search" action={href.page('/shop/searchproducts')} method="get">
        <label className="visually-hidden" htmlFor="search">
          {texts.searchLabel.text}
        </label>
        <input
          ref={box}
          id="search"
          name="search"
          type="search"
          role="combobox"
          aria-controls="search-list"
          aria-expanded="false"
          aria-autocomplete="list"
          defaultValue={value}
          placeholder={texts.searchLabel.text}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
          required
        />
        {Late ? <Late box={box} value={value} /> : null}
        <button type="submit" aria-label={texts.search.text}>
          <Icon name="search" />
        </button>
      </form>
    </div>
  );
}
