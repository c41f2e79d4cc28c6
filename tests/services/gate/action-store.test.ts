import { describe, expect, it } from 'vitest';
import { blockedActionKey, createActionStore } from '#services/gate/action-store.ts';
import {
  canFinish,
  isGatedAction,
  isKeptAction,
  isLapsed,
  type KeptAction,
  keptForMs,
} from '#services/gate/gate.words.ts';

const kept: KeptAction = {
  action: { kind: 'addToTrolley', sku: '100001', amount: 2, pricingUnit: 'Each', source: 'card', name: 'Fresh Milk' },
  key: '00000001-0000-4000-8000-000000000000',
  askedAtMs: 1_000_000,
  subject: null,
  isBegun: false,
};

function area(filled: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(filled));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}
const refusing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

function browser() {
  const all = area();
  let last: Promise<unknown> = Promise.resolve();
  const warnings: string[] = [];
  const alone = <T>(work: () => T): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const log = { warn: (text: string) => void warnings.push(text) } as never;
  const openTab = (tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = area()) =>
    createActionStore({ tab: () => tab, all: () => all, alone, log });
  return { openTab, warnings };
}

describe('A blocked action that is kept', () => {
  it('is read again by the next page of its tab, and by no other tab', () => {
    const { openTab } = browser();
    const tab = area();
    openTab(tab).keep(kept);
    expect([openTab(tab).read(), openTab().read()]).toEqual([kept, null]);
    openTab(tab).forget();
    expect(openTab(tab).read()).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another kind', JSON.stringify({ ...kept, action: { kind: 'payNow' } })],
    ['a word of the language', JSON.stringify({ ...kept, action: { kind: 'toString' } })],
    ['no amount', JSON.stringify({ ...kept, action: { ...kept.action, amount: 0 } })],
    ['too much', JSON.stringify({ ...kept, action: { ...kept.action, amount: 100 } })],
    ['half a piece', JSON.stringify({ ...kept, action: { ...kept.action, amount: 0.5 } })],
    ['another unit', JSON.stringify({ ...kept, action: { ...kept.action, pricingUnit: 'Tonne' } })],
    ['an sku of letters', JSON.stringify({ ...kept, action: { ...kept.action, sku: 'abcdef' } })],
    ['a name of 201', JSON.stringify({ ...kept, action: { ...kept.action, name: 'x'.repeat(201) } })],
    [
      'a note of 201',
      JSON.stringify({ ...kept, action: { kind: 'addShopperNote', sku: '100001', note: 'x'.repeat(201) } }),
    ],
    [
      'a slot of another form',
      JSON.stringify({ ...kept, action: { kind: 'selectFulfilmentSlot', slotId: 'Tue<script>' } }),
    ],
    ['a slot that is no text', JSON.stringify({ ...kept, action: { kind: 'startExpressFulfilmentShop', slotId: 7 } })],
    ['another key', JSON.stringify({ ...kept, key: 'again' })],
    ['no time', JSON.stringify({ ...kept, askedAtMs: null })],
    ['a subject of 101', JSON.stringify({ ...kept, subject: 'x'.repeat(101) })],
  ])('is dropped, once and with a warning, when it is %s', (_, text) => {
    const { openTab, warnings } = browser();
    const tab = area({ [blockedActionKey]: text });
    expect([openTab(tab).read(), openTab(tab).read(), tab.held.size]).toEqual([null, null, 0]);
    expect(warnings).toHaveLength(1);
  });

  it('is finished by one of two tabs that were copied from each other, though both ask at once', async () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    const claims = await Promise.all([one.claim(kept, 1_000_001), other.claim(kept, 1_000_001)]);
    expect(claims).toEqual([true, false]);
    expect(await openTab().claim(kept, 1_000_002)).toBe(false);
  });

  it('is marked as begun, so that a page that was closed over it can say so, and its own page may try again', async () => {
    const { openTab } = browser();
    const tab = area();
    const page = openTab(tab);
    await page.claim(kept, 1_000_001);
    expect(openTab(tab).read()).toEqual({ ...kept, isBegun: true });
    expect(await page.claim(kept, 1_000_002)).toBe(true);
    expect(await openTab(tab).claim({ ...kept, isBegun: true }, 1_000_003)).toBe(true);
  });

  it('lasts half an hour of the server and not a moment longer', () => {
    expect(isLapsed(kept, kept.askedAtMs + keptForMs - 1)).toBe(false);
    expect(isLapsed(kept, kept.askedAtMs + keptForMs)).toBe(true);
    expect(isLapsed(kept, kept.askedAtMs - keptForMs - 1)).toBe(true);
  });

  it('is not read, and breaks nothing, in a browser that refuses storage', async () => {
    const { openTab } = browser();
    const page = openTab(refusing);
    expect([page.read(), page.wasOffered()]).toEqual([null, false]);
    page.forget();
    page.keepOffered();
    expect(await page.claim(kept, 1_000_001)).toBe(true);
  });

  it('stands beside the word that the slots were entered, which lasts for the visit', () => {
    const { openTab } = browser();
    const tab = area();
    expect(openTab(tab).wasOffered()).toBe(false);
    openTab(tab).keepOffered();
    expect([openTab(tab).wasOffered(), openTab().wasOffered()]).toEqual([true, false]);
  });
});

it('A gated action needs no more than its kind where nothing is carried', () => {
  expect(isGatedAction({ kind: 'saveRecipe' })).toBe(true);
  expect(isKeptAction({ ...kept, action: { kind: 'notAuthorised' } })).toBe(true);
  expect(isGatedAction({ kind: 'addShopperNote', sku: '100001', note: '' })).toBe(true);
});

it.each(['selectFulfilmentSlot', 'startExpressFulfilmentShop'] as const)(
  'A wish of %s can be finished once it names the slot; without one it is only a wish to choose',
  (kind) => {
    expect([isGatedAction({ kind }), canFinish({ kind })]).toEqual([true, false]);
    const wish = { kind, slotId: '9101-2026-11-24-1600', name: 'Tuesday 4–6 pm' };
    expect([isGatedAction(wish), canFinish(wish)]).toEqual([true, true]);
  },
);
