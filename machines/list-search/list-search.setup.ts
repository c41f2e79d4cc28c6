import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { KeptList } from '#services/lists/kept-paste.rules.ts';
import type { ListSearch } from '#services/lists/list-search.contract.ts';
import { linesOf } from '#services/lists/pasted-list.rules.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  chosenIn,
  firstOpen,
  leftOf,
  linesFound,
  marksOf,
  nextOpen,
  partOf,
  wantedOf,
  withAdded,
  withAllAdded,
  withAmount,
  withChosen,
  withState,
  withWording,
} from './list-search.rules.ts';
import {
  blankListSearch,
  type ListSearchContext,
  type ListSearchEvent,
  type ListSearchHappening,
  type ListSearchInput,
  type ListSearchTag,
} from './list-search.types.ts';

type At = { readonly line: number };
type Kept = { readonly kept: KeptList | null };
export type Answer = { readonly output: ListSearch };

const isAt = ({ lines }: ListSearchContext, { line }: At) => lines[line];

/** What the chart of a whole list is made of: its questions, what it keeps and tells, and what it asks itself. */
export const listSearchSetup = setup({
  types: {} as {
    context: ListSearchContext;
    events: ListSearchEvent;
    emitted: ListSearchHappening;
    input: ListSearchInput;
    tags: ListSearchTag;
  },
  actors: {
    searchList: fromPromise<ListSearch, { readonly terms: readonly string[] }>(absent('searchList')),
    searchWording: fromPromise<ListSearch, { readonly term: string }>(absent('searchWording')),
    saveList: fromPromise<unknown, { readonly texts: readonly string[] }>(absent('saveList')),
  },
  actions: {
    keepText: assign(({ context }, { text }: { text: string }) => ({
      text,
      isEmpty: false,
      fault: null,
      lines: [],
      terms: [],
      current: 0,
      wording: null,
      /** What was added of it stays known: the same words bring it back. */
      marks: context.lines.length > 0 ? marksOf(context.lines) : context.marks,
    })),
    keepKept: assign((_, { kept }: Kept) => ({
      ...without(blankListSearch),
      text: kept?.text ?? '',
      marks: kept?.isHanded ? [] : (kept?.marks ?? []),
    })),
    keepTerms: assign(({ context: { text } }) => ({ terms: linesOf(text), lines: [], fault: null, isEmpty: false })),
    keepEmpty: assign({ isEmpty: true }),
    keepFound: assign(({ context: { terms, lines, marks } }, { output }: Answer) => ({
      lines: linesFound(terms, lines, output.results, marks),
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    dropFault: assign({ fault: null, wording: null }),
    goToFirst: assign(({ context: { lines } }) => ({ current: firstOpen(lines), wording: null, fault: null })),
    goTo: assign((_, { line }: At) => ({ current: line })),
    goBack: assign(({ context: { current } }) => ({ current: current - 1 })),
    goOn: assign(({ context: { lines } }, { line }: At) => ({ current: nextOpen(lines, line) ?? line })),
    keepChoice: assign(({ context: { lines } }, { line, sku }: At & { sku: string }) => ({
      lines: withChosen(lines, line, sku),
    })),
    keepAmount: assign(({ context: { lines } }, { line, amount }: At & { amount: number }) => ({
      lines: withAmount(lines, line, amount),
    })),
    keepAdded: assign(({ context: { lines } }, { line }: At) => ({ lines: withAdded(lines, line) })),
    keepAllAdded: assign(({ context: { lines } }) => ({ lines: withAllAdded(lines) })),
    keepSkipped: assign(({ context: { lines } }, { line }: At) => ({ lines: withState(lines, line, 'skipped') })),
    keepOpen: assign(({ context: { lines } }, { line }: At) => ({ lines: withState(lines, line, 'open') })),
    keepWording: assign((_, { line, term }: At & { term: string }) => ({
      wording: { line, term },
      current: line,
      fault: null,
    })),
    keepWordingFound: assign(({ context: { lines, wording } }, { output }: Answer) => ({
      lines: wording ? withWording(lines, wording.line, wording.term, output.results[0]) : lines,
    })),
    dropList: assign(({ context }) => ({ ...blankListSearch, subject: context.subject })),
    dropLines: assign(({ context }) => ({
      ...without(blankListSearch),
      text: context.text,
      marks: marksOf(context.lines),
    })),
    dropUser: assign((_, user: User) => ({
      ...blankListSearch,
      subject: subjectIn(user),
    })),
    reportWanted: enqueueActions(({ enqueue, context: { lines } }, { line }: At) => {
      const added = lines[line]?.added;
      if (added) enqueue.emit({ type: 'product.wanted', line, ...added, amount: wantedOf(lines, added.sku) });
    }),
    reportAllWanted: enqueueActions(({ enqueue, context }) => {
      const lines = withAllAdded(context.lines);
      let count = 0;
      for (const [line, { added }] of lines.entries()) {
        if (!added || context.lines[line]?.state === 'added') continue;
        count += 1;
        enqueue.emit({ type: 'product.wanted', line, ...added, amount: wantedOf(lines, added.sku) });
      }
      enqueue.emit({ type: 'all.added', count });
    }),
    reportPassed: emit(({ context: { lines } }, { line }: At): ListSearchHappening => {
      const { term, state, added } = lines[line] ?? { term: '', state: 'skipped', added: null };
      const next = lines[nextOpen(lines, line) ?? -1];
      return {
        type: 'line.passed',
        did: state === 'added' ? 'added' : 'skipped',
        name: added?.name ?? term,
        next: next ? { term: next.term, count: next.products.length } : null,
      };
    }),
    reportLooked: emit(
      ({ context: { lines } }): ListSearchHappening => ({
        type: 'list.looked',
        count: lines.length,
        none: lines.filter(({ products }) => products.length === 0).length,
      }),
    ),
    reportWording: emit(
      ({ context: { wording, lines } }): ListSearchHappening => ({
        type: 'wording.looked',
        term: wording?.term ?? '',
        count: lines[wording?.line ?? -1]?.products.length ?? 0,
      }),
    ),
    reportKept: emit({ type: 'list.kept' }),
    reportText: emit(
      ({ context: { subject, text, lines, marks, terms } }): ListSearchHappening => ({
        type: 'text.kept',
        ...{ subject, text },
        isShopping: terms.length > 0,
        marks: lines.length > 0 ? marksOf(lines) : marks,
      }),
    ),
  },
  guards: {
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isHanded: (_, { kept }: Kept) => kept?.isHanded === true,
    isForgotten: ({ context }, { kept }: Kept) => context.text === '' && kept !== null,
    isUnderWay: ({ context }, { kept }: Kept) =>
      context.text === '' && kept !== null && kept.isShopping && linesOf(kept.text).length > 0,
    hasWords: ({ context }) => linesOf(context.text).length > 0,
    hasMore: ({ context: { terms, lines } }) => lines.length + partOf(terms, lines.length).length < terms.length,
    isKnown: ({ context }, at: At) => isAt(context, at) !== undefined,
    isAddable: ({ context }, at: At) => {
      const line = isAt(context, at);
      return line?.state === 'open' && chosenIn(line) !== null;
    },
    isOpen: ({ context }, at: At) => isAt(context, at)?.state === 'open',
    isSkipped: ({ context }, at: At) => isAt(context, at)?.state === 'skipped',
    isLastAddable: ({ context }, at: At) => {
      const line = isAt(context, at);
      const isFree = line?.state === 'open' && chosenIn(line) !== null;
      return isFree && context.lines.every(({ state }, index) => index === at.line || state !== 'open');
    },
    isLastOpen: ({ context }, { line }: At) =>
      context.lines[line]?.state === 'open' &&
      context.lines.every(({ state }, index) => index === line || state !== 'open'),
    isUnpassed: ({ context }, { line, term }: At & { term: string }) =>
      context.lines[line] !== undefined && context.lines[line].state !== 'added' && linesOf(term).length > 0,
    hasBefore: ({ context }) => context.current > 0,
    hasAddable: ({ context }) => context.lines.some((line) => line.state === 'open' && chosenIn(line) !== null),
    hasLeft: ({ context }) => leftOf(context.lines).length > 0,
  },
});

function without({ subject: _, ...rest }: ListSearchContext): Omit<ListSearchContext, 'subject'> {
  return rest;
}
