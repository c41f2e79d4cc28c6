import './facets.css';
import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { wholeNumber } from '#services/display/money.rules.ts';
import { useLive } from '../chart/use-live.ts';
import { A } from '../link/link.tsx';
import { filtersTexts as texts } from '../texts/filters.texts.ts';
import { useRename } from '../words/rename.ts';
import { countText } from './count-text.ts';

export type FacetChoice = {
  readonly name: string;
  readonly count: number;
  readonly isSelected: boolean;
  readonly href: string;
  /** It leads to a page of its own rather than narrowing this one. */
  readonly isPage?: boolean;
};

type Props = {
  readonly heading: string;
  /** What the list is called, when it is not as the group. */
  readonly label?: string;
  /** What the field over all the choices is named by. */
  readonly facetKey?: string;
  /** Where one is, over the choices. */
  readonly above?: ReactNode;
  readonly choices: readonly FacetChoice[];
  /** At first; from then on it is the shopper's. */
  readonly isOpen?: boolean;
  /** Of a long list: the first choices and those in use, all of them, or all of them under a field that finds one. */
  readonly show?: 'first' | 'all' | 'search';
  /** The page that shows all the choices: where the rest of a long list is found without script. */
  readonly allHref?: string | undefined;
  readonly onUnfold?: (() => void) | undefined;
  /** The choices are made where they stand: the page is not moved to the results. */
  readonly keepsPlace?: boolean;
};

const loadSearch = () => import('./facet-search.tsx');
const FacetSearch = lazy(loadSearch);

const longest = 10;
const atFirst = 8;

/** Those in use, and the first of the others, before them those that leave something. */
function firstOf(choices: readonly FacetChoice[]): readonly FacetChoice[] {
  const first = [...choices].sort((a, b) => Number(a.count === 0) - Number(b.count === 0)).slice(0, atFirst);
  return choices.filter((choice) => choice.isSelected || first.includes(choice));
}

/** One question a list can be narrowed by. Of a long list the first choices and the ones in use show at once. */
export function FacetGroup({
  heading,
  label = heading,
  facetKey = heading,
  above,
  choices,
  isOpen = true,
  show = 'first',
  allHref,
  onUnfold,
  keepsPlace = false,
}: Props) {
  const isLive = useLive();
  const [isOpenAtFirst] = useState(isOpen);
  const firstNew = useRef(-1);
  const focusNew = useCallback((part: HTMLElement | null) => {
    part?.querySelectorAll<HTMLElement>('.facet')[firstNew.current]?.focus();
    firstNew.current = -1;
  }, []);
  const isFolded = show === 'first' && choices.length > longest;
  const shown = isFolded ? firstOf(choices) : choices;
  const chosen = choices.filter(({ isSelected }) => isSelected).length;
  const rest = choices.length - shown.length;
  const unfold = (event: MouseEvent) => {
    if (!onUnfold || allHref === undefined) return;
    event.preventDefault();
    firstNew.current = choices.findIndex((choice) => choice.count > 0 && !shown.includes(choice));
    loadSearch().then(onUnfold, () => window.location.assign(allHref));
  };
  const list = shown.length === 0 ? null : <ChoiceList label={label} choices={shown} keepsPlace={keepsPlace} />;
  return (
    <details className="facet-group" open={isOpenAtFirst}>
      <summary>{chosen > 0 ? `${heading} (${chosen})` : heading}</summary>
      {above}
      {show === 'search' && isLive ? (
        <Suspense fallback={list}>
          <FacetSearch label={label} facetKey={facetKey} choices={choices} keepsPlace={keepsPlace} onShown={focusNew} />
        </Suspense>
      ) : (
        list
      )}
      {rest > 0 && allHref !== undefined ? (
        <A
          className="facet-more"
          href={allHref}
          rel="nofollow"
          target="_self"
          aria-label={`${rest} ${texts.more.text}, ${label}`}
          onClick={unfold}
        >
          {`${rest} ${texts.more.text}`}
        </A>
      ) : null}
    </details>
  );
}

type ListProps = { readonly label: string; readonly choices: readonly FacetChoice[]; readonly keepsPlace?: boolean };

export function ChoiceList({ label, choices, keepsPlace = false }: ListProps) {
  const rename = useRename();
  return (
    <ul aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.name}>
          <Choice name={rename(choice.name)} choice={choice} keepsPlace={keepsPlace} />
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = { readonly name: string; readonly choice: FacetChoice; readonly keepsPlace: boolean };

/** A choice that leaves nothing is shown with its zero and cannot be pressed. */
function Choice({ name, choice, keepsPlace }: ChoiceProps) {
  const { count, isSelected, isPage = false } = choice;
  const way =
    count === 0 && !isSelected
      ? ({ role: 'link', 'aria-disabled': true, tabIndex: -1 } as const)
      : {
          href: choice.href,
          rel: isPage ? undefined : 'nofollow',
          'aria-current': isSelected || undefined,
          'data-keep-place': keepsPlace && !isPage ? '' : undefined,
        };
  return (
    <a className="facet" aria-label={`${name}, ${countText(count)}`} {...way}>
      {`${name} `}
      <span>{wholeNumber(count)}</span>
    </a>
  );
}
