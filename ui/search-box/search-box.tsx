import './search-box.css';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';

type Props = {
  /** What was searched for on the page on show. */
  readonly value?: string;
};

/** The search of every page: a plain form, so that it works before and without script. */
export function SearchBox({ value = '' }: Props) {
  return (
    <div className="search-box">
      <form role="search" action={href.page('/shop/searchproducts')} method="get">
        <label className="visually-hidden" htmlFor="search">
          {texts.searchLabel.text}
        </label>
        <input
          id="search"
          key={value}
          name="search"
          type="search"
          defaultValue={value}
          placeholder={texts.searchLabel.text}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
          required
        />
        <button type="submit" aria-label={texts.search.text}>
          <Icon name="search" />
        </button>
      </form>
    </div>
  );
}
