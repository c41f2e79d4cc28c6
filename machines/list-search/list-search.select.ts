import type { SnapshotFrom } from 'xstate';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Fault } from '#services/fault.ts';
import type { listSearchMachine } from './list-search.machine.ts';
import { chosenIn } from './list-search.rules.ts';
import type { Added, ListLine, ListSearchContext } from './list-search.types.ts';

type Search = SnapshotFrom<typeof listSearchMachine>;

export type ListSearchView = 'writing' | 'looking' | 'failed' | 'line' | 'all' | 'done';

export type ListSearchShown = {
  readonly view: ListSearchView;
  readonly text: string;
  readonly isEmpty: boolean;
  /** So many lines are looked for. */
  readonly termCount: number;
  readonly lines: readonly ListLine[];
  readonly current: number;
  /** Another wording of the line on show is looked for, or could not be. */
  readonly wording: 'none' | 'asking' | 'missed';
  readonly fault: Fault | null;
  readonly saving: 'none' | 'busy' | 'saved' | 'failed';
};

function viewOf(search: Search): ListSearchView {
  if (search.matches('shopping')) return search.matches({ shopping: 'overview' }) ? 'all' : 'line';
  return search.matches('done') ? 'done' : (search.value as 'writing' | 'looking' | 'failed');
}

const savings = { saving: 'busy', saved: 'saved', unsaved: 'failed' } as const;
function savingOf(search: Search): ListSearchShown['saving'] {
  for (const [state, saving] of Object.entries(savings))
    if (search.matches({ done: state as keyof typeof savings })) return saving;
  return 'none';
}

const blank: ListSearchShown = {
  view: 'writing',
  text: '',
  isEmpty: false,
  termCount: 0,
  lines: [],
  current: 0,
  wording: 'none',
  fault: null,
  saving: 'none',
};

/** What is shown of a list; of a page that has only just begun, an empty one. */
export function listSearchShown(search: Search | undefined): ListSearchShown {
  if (!search) return blank;
  const { text, isEmpty, terms, lines, current, fault } = search.context;
  const wording = search.matches({ shopping: 'asking' })
    ? 'asking'
    : search.matches({ shopping: 'missed' })
      ? 'missed'
      : 'none';
  return {
    ...{ text, isEmpty, lines, current, fault, wording },
    view: viewOf(search),
    termCount: terms.length,
    saving: savingOf(search),
  };
}

export type ListSummary = {
  readonly added: readonly (Added & { readonly line: number })[];
  readonly skipped: readonly { readonly term: string; readonly line: number }[];
  readonly notFound: readonly { readonly term: string; readonly line: number }[];
  /** Found, and neither added nor skipped. */
  readonly open: readonly { readonly term: string; readonly line: number }[];
};

/** What came of a list. */
export function summaryOf(lines: ListSearchContext['lines']): ListSummary {
  const all = lines.map((line, index) => ({ ...line, line: index }));
  const named = (those: typeof all) => those.map(({ term, line }) => ({ term, line }));
  const rest = all.filter(({ state }) => state !== 'added');
  const isMissing = (line: ListLine) => chosenIn(line) === null;
  return {
    added: all.flatMap(({ added, line }) => (added ? [{ ...added, line }] : [])),
    notFound: named(rest.filter(isMissing)),
    skipped: named(rest.filter((line) => line.state === 'skipped' && !isMissing(line))),
    open: named(rest.filter((line) => line.state === 'open' && !isMissing(line))),
  };
}

/** The product that is chosen for a line. */
export const chosenOf = (line: ListLine): Product | null => chosenIn(line);
/** How many lines "add all" would add. */
export const addableIn = (lines: readonly ListLine[]): number =>
  lines.filter((line) => line.state === 'open' && chosenIn(line) !== null).length;
