import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultCodes } from '#services/fault.codes.ts';
import { FaultError } from '#services/fault.ts';
import { callPath } from '#services/inspection/call-path.ts';
import { shownEvent, shownFields, shownName } from '#services/inspection/shown.rules.ts';
import { shownCounts, shownMoments, shownWords } from '#services/inspection/shown.words.ts';
import { canaried, canaries, canariesIn, cardNumber } from './canaries.ts';
import { type Known, knownOfCharts } from './known.ts';

const told = (chart: string, of: unknown) => JSON.stringify(shownFields(chart, of));
const any = fc.object({
  key: fc.oneof(fc.constantFrom(...Object.keys(shownWords), ...shownCounts, ...shownMoments), fc.string()),
  values: [fc.constantFrom(...canaries), fc.constant(cardNumber), fc.boolean(), fc.constant(null)],
  withMap: true,
  withSet: true,
  maxDepth: 5,
});

describe('What leaves a shop tab', () => {
  let contexts: readonly Known[];
  let events: readonly Known[];
  beforeAll(async () => ({ contexts, events } = await knownOfCharts()));

  it('is of every chart, and of what each hears', () => {
    expect(new Set(contexts.map(({ chart }) => chart)).size).toBeGreaterThan(70);
    expect(events.length).toBeGreaterThan(500);
  });

  it('holds nothing of a shopper, whatever stands in whichever field of a chart', () => {
    const pick = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(pick, (picks) => {
        let at = 0;
        const next = (of: number) => (picks[at++ % picks.length] ?? 0) % of;
        for (const { chart, of } of [...contexts, ...events]) {
          const text = told(chart, canaried(of, next));
          expect([chart, ...canariesIn(text)]).toEqual([chart]);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('holds nothing of a shopper of any thing of any form', () => {
    fc.assert(
      fc.property(any, (thing) => {
        // The names of what a chart knows are its own, and so are the first ones here.
        const text = Object.values(shownFields('any', { thing, error: { fault: thing } })).map((one) =>
          JSON.stringify(one),
        );
        expect(canariesIn(text.join(' '))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('tells of a text or a number that is not known to be harmless only that it is one', () => {
    const known = {
      search: 'oat biscuits',
      email: '',
      orderId: 12,
      names: ['a', 'b'],
      one: [{}],
      by: { aroha: 1, hemi: 2 },
    };
    expect(shownFields('listing', known)).toEqual({
      search: 'text',
      email: 'no text',
      orderId: 'number',
      names: '2 things',
      one: '1 thing',
      by: '2 things',
    });
  });

  it('tells flags, kinds, counts and deadlines', () => {
    const known = {
      isOpen: true,
      nothing: null,
      method: 'Courier',
      tries: 2,
      awaited: ['session', 'flags'],
      reservation: { heldUntilMs: 1_795_222_800_000, isElocker: false, storeName: 'Kete Kilbirnie' },
      type: 'any',
    };
    expect(shownFields('reservation', known)).toEqual({
      isOpen: true,
      nothing: null,
      method: 'Courier',
      tries: 2,
      awaited: ['session', 'flags'],
      reservation: { heldUntilMs: 1_795_222_800_000, isElocker: false },
    });
  });

  it('tells of a fault what kind it is and never its words', () => {
    const error = new FaultError({ tag: 'refused', status: 409, code: 'SlotFull', message: 'Aroha, it is full.' });
    expect(shownFields('reservation', { error, other: new TypeError('aroha') })).toEqual({
      error: { tag: 'refused', status: 409, code: 'SlotFull' },
      other: 'an error',
    });
  });

  it('believes no number that is longer than a count or later than this century', () => {
    expect(shownFields('any', { count: 10_000, tries: -1, atMs: 4_222_222_222_222, nowMs: Number.NaN })).toEqual({
      count: 'number',
      tries: 'number',
      atMs: 'number',
      nowMs: 'number',
    });
  });

  it('does not look into what is no plain thing', () => {
    class Actor {
      readonly email = 'aroha.ngata@canary.nz';
      readonly isOpen = true;
    }
    const known = {
      actor: new Actor(),
      map: new Map([['aroha', 1]]),
      run: () => 'aroha',
      deep: { deep: { isOpen: 1 } },
    };
    expect(shownFields('any', known)).toEqual({ actor: 'a thing', map: '1 thing', run: 'a thing', deep: '1 thing' });
  });

  it('names actors and events without what they are about', () => {
    expect(shownName('line.100042')).toBe('line.…');
    expect(shownEvent('xstate.done.actor.line.100042')).toBe('xstate.done.actor.line.…');
    expect(shownEvent('xstate.after.30000.shop.waiting')).toBe('xstate.after.30000.shop.waiting');
    expect(shownEvent('slot.hold')).toBe('slot.hold');
    for (const canary of canaries.slice(0, 5)) expect(canariesIn(shownName(canary) + shownEvent(canary))).toEqual([]);
  });

  it('knows every code of a fault', () => {
    expect(shownWords['code']).toEqual(faultCodes);
  });
});

describe('The path of a call', () => {
  const origin = 'https://shop.kete.example';

  it('is a pattern without what is asked for', () => {
    expect(callPath('/api/v1/products/100042', origin)).toBe('/api/v1/products/{}');
    expect(callPath(`${origin}/api/v1/past-orders/7d1f0c1e/invoice`, origin)).toBe('/api/v1/past-orders/{}/invoice');
    expect(callPath('/api/v1/products/search?search=biscuits', origin)).toBe('/api/v1/products/search?');
    expect(callPath('https://aroha.example/api/v1/products', origin)).toBe('another place');
    expect(callPath('http://', origin)).toBe('another place');
  });

  it('holds nothing of a shopper in any of its parts', () => {
    const part = fc.oneof(fc.constantFrom(...canaries), fc.constantFrom('api', 'v1', 'products', '..', ''));
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom(...canaries), (parts, canary) => {
        const path = parts.map(encodeURIComponent).join('/');
        const text = callPath(`/${path}?q=${canary}#${canary}`, origin);
        expect(canariesIn(decodeURIComponent(text))).toEqual([]);
      }),
    );
  });
});
