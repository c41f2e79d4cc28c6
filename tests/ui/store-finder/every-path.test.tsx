import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeFinderOf } from '#machines/store-finder/index.ts';
import type { FoundStores } from '#services/fulfilment/stores.rules.ts';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { entries, page, title } from './rig.tsx';
import { storeIn } from './stores.ts';

describe('The store finder', () => {
  it('shows on every generated path what its chart says [A1.26]', async () => {
    const whole = rostered('store-finder');
    const chart = {
      ...whole,
      inputs: whole.inputs.slice(0, 1),
      events: (context: unknown) => whole.events(context).filter(({ type }) => type !== 'store.point'),
    };
    const three = [storeIn('Kilbirnie'), storeIn('Thorndon'), storeIn('Invercargill')];
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const isAllOffered = () => find('.store-search-all') !== null;
    const shows = (ids: readonly number[] | null) =>
      expect(entries()).toEqual(ids ?? expect.objectContaining({ length: three.length }));
    let answer = { resolve: (_: FoundStores) => {}, reject: (_: unknown) => {} };
    const { seen } = await playEveryPath(chart, {
      render: (input: { found: FoundStores | null }) =>
        render(
          page({
            stores: three,
            found: input.found,
            machine: storeFinderOf(() => new Promise((resolve, reject) => void (answer = { resolve, reject }))),
          }),
        ),
      drive: {
        'xstate.init': () => {},
        'search.type': ({ search }) => {
          const field = find('#store-search') as HTMLInputElement;
          return field.value === search ? false : void fireEvent.input(field, { target: { value: search } });
        },
        'search.retry': () => {
          const button = find('[role=alert] button');
          return button ? void fireEvent.click(button) : false;
        },
        'xstate.done.actor.findStores': ({ output }) => answer.resolve(output),
        'xstate.error.actor.findStores': ({ error }) => answer.reject(error),
      },
      see: {
        resting: () => {
          shows(null);
          expect(title()).toBe('All stores (3)');
          expect(isAllOffered()).toBe(false);
        },
        typing: () => {
          expect(title()).toBe('Looking for stores…');
          expect(find('main')?.dataset['state']).toBe('busy');
        },
        looking: ({ found: last }) => {
          expect(title()).toBe('Looking for stores…');
          shows(last?.storeIds ?? null);
        },
        found: ({ found: now }) => {
          shows(now.storeIds);
          expect(title()).toBe('The 2 stores nearest to Newtown');
          expect(find('main')?.dataset['state']).toBe('resting');
        },
        nothingFound: () => {
          shows([]);
          expect(title()).toBe('We found no store for “zzz”');
          expect(find('.store-finder-list')).toHaveTextContent('Try the name of a suburb');
          expect(isAllOffered()).toBe(true);
        },
        failed: ({ found: last }) => {
          expect(find('[role=alert]')).toHaveTextContent('We could not look for stores just now.');
          shows(last?.storeIds ?? null);
          expect(isAllOffered()).toBe(true);
        },
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 60_000);
});
