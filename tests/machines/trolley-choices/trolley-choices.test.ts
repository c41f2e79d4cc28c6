import { describe, expect, it } from 'vitest';
import {
  allowsSubstitutes,
  areAllSubstituted,
  type Choice,
  changedPricesIn,
  isSlipOnPaper,
  lostIn,
  packagingIn,
  trolleyChoicesMachine,
} from '#machines/trolley-choices/index.ts';
import { lineWith, trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import { createWorld } from '../kit/world.ts';
import { changed, options } from './trolley-choices.roster.ts';

const milk = lineWith({ sku: '100001', name: 'Milk', amount: 1 });
const eggs = lineWith({ sku: '100002', name: 'Eggs', amount: 1 });
const gone = lineWith({ sku: '100003', name: 'Kale', amount: 1, categoryType: 'OutOfStock', allowSubstitutes: false });
const formula = lineWith({ sku: '100004', name: 'Formula', amount: 1, subsAllowed: false, allowSubstitutes: false });
const dearer = lineWith({ sku: '100005', name: 'Bread', amount: 1, priceCents: 450, agreedCents: 400 });

function choosing() {
  const world = createWorld(trolleyChoicesMachine, { input: { subject: 'aroha' } });
  const make = (choice: Choice) => world.chart.send({ type: 'choice.make', choice });
  const now = () => world.snapshot() as never;
  const asked = () => world.open().map(({ name }) => name);
  const answer = async () => {
    const [question] = world.open();
    if (question) await world.answer(question, changed);
  };
  const refuse = async () => {
    const [question] = world.open();
    if (question) await world.refuse(question, new Error('No answer.'));
  };
  return { world, make, now, asked, answer, refuse, send: world.chart.send.bind(world.chart) };
}
const all = (isAllowed: boolean): Choice => ({ kind: 'substitutes', sku: null, isAllowed });
const one = (sku: string, isAllowed: boolean): Choice => ({ kind: 'substitutes', sku, isAllowed });

describe('Something close in the place of what runs out', () => {
  it('is chosen for one product, shown at once, and the all-selected flag with it [A4.51] [A4.53]', async () => {
    const { make, now, answer, asked } = choosing();
    expect(areAllSubstituted(now(), [milk, eggs])).toBe(true);
    make(one('100001', false));
    expect([allowsSubstitutes(now(), milk), allowsSubstitutes(now(), eggs)]).toEqual([false, true]);
    expect([areAllSubstituted(now(), [milk, eggs]), asked()]).toEqual([false, ['saveChoice']]);
    await answer();
    expect(allowsSubstitutes(now(), milk)).toBe(true);
  });

  it('is chosen for everything, which overrules what was said of one before and not after [A4.52]', () => {
    const { make, now } = choosing();
    make(one('100001', true));
    make(one('100002', true));
    make(all(false));
    expect([allowsSubstitutes(now(), milk), allowsSubstitutes(now(), eggs)]).toEqual([false, false]);
    make(one('100002', true));
    expect([allowsSubstitutes(now(), milk), allowsSubstitutes(now(), eggs)]).toEqual([false, true]);
  });

  it('for everything leaves nothing to be said, or to be tried again, of what was said of one before [A4.52]', async () => {
    const { world, make, now, answer, refuse } = choosing();
    make(one('100001', false));
    await refuse();
    expect(lostIn(now(), 'substitutes 100001')).toBeTypeOf('string');
    make(one('100002', false));
    make(one('100001', true));
    make(all(true));
    expect(lostIn(now(), 'substitutes 100001')).toBe(null);
    while (world.open().length > 0) await answer();
    expect(world.questions).toHaveLength(3);
  });

  it('counts what is in stock and can be replaced; of nothing it is not all [A4.O11]', () => {
    const { now } = choosing();
    expect(areAllSubstituted(now(), [milk, gone, formula])).toBe(true);
    expect(areAllSubstituted(now(), [{ ...milk, allowSubstitutes: false }, gone])).toBe(false);
    expect([areAllSubstituted(now(), []), areAllSubstituted(now(), [gone, formula])]).toEqual([false, false]);
  });

  it('is never chosen for what has nothing like it', () => {
    const { make, now } = choosing();
    make(all(true));
    expect(allowsSubstitutes(now(), formula)).toBe(false);
  });
});

describe('What is said of a trolley', () => {
  it('goes to the store one after the other, and of two about the same only the last', async () => {
    const { world, make, asked, answer } = choosing();
    make({ kind: 'slip', isOnPaper: true });
    make({ kind: 'packaging', packagingPreferenceId: 'paper-bags' });
    make({ kind: 'slip', isOnPaper: true });
    make({ kind: 'slip', isOnPaper: false });
    expect([asked(), world.questions.length]).toEqual([['saveChoice'], 1]);
    while (world.open().length > 0) await answer();
    const told = world.emitted.map((said) => (said as unknown as { choice: Choice }).choice.kind);
    expect(told).toEqual(['slip', 'packaging', 'slip']);
    expect(world.emitted.at(-1)).toMatchObject({ type: 'choice.kept', changed });
  });

  it('is not said again while it is on its way', async () => {
    const { world, make, answer } = choosing();
    make(all(true));
    make(all(true));
    await answer();
    expect(world.questions).toHaveLength(1);
  });

  it('stays wanted with the reason when it does not get through, until it is tried again or given up [A8.44]', async () => {
    const { make, now, refuse, send, answer, asked } = choosing();
    make({ kind: 'slip', isOnPaper: true });
    await refuse();
    expect(lostIn(now(), 'slip')).toBeTypeOf('string');
    expect(isSlipOnPaper(now(), trolleyOfLines([]))).toBe(true);
    send({ type: 'choice.retry', key: 'slip' });
    expect([lostIn(now(), 'slip'), asked()]).toEqual([null, ['saveChoice']]);
    await refuse();
    send({ type: 'choice.putBack', key: 'slip' });
    expect([lostIn(now(), 'slip'), isSlipOnPaper(now(), trolleyOfLines([]))]).toEqual([null, false]);
    await answer();
  });

  it('is not kept as lost when something else has been wanted since', async () => {
    const { make, now, refuse, answer } = choosing();
    make({ kind: 'packaging', packagingPreferenceId: 'paper-bags' });
    make({ kind: 'packaging', packagingPreferenceId: 'no-bags' });
    await refuse();
    expect([lostIn(now(), 'packaging'), packagingIn(now(), trolleyOfLines([]))]).toEqual([null, 'no-bags']);
    await answer();
  });

  it('loads the ways to pack when they are on show, for the next shopper anew', async () => {
    const { world, send, asked } = choosing();
    expect(asked()).toEqual([]);
    send({ type: 'packaging.need' });
    expect(asked()).toEqual(['loadOptions']);
    for (const question of world.open()) await world.answer(question, options);
    send({ type: 'user.changed', subject: 'wiremu', isShopper: true });
    expect(asked()).toEqual(['loadOptions']);
  });
});

describe('A price that has changed', () => {
  it('is shown until the shopper agrees to that very price, and again when that did not get through', async () => {
    const { make, now, refuse } = choosing();
    expect(changedPricesIn(now(), [milk, dearer])).toMatchObject([
      { sku: '100005', agreedCents: 400, priceCents: 450 },
    ]);
    make({ kind: 'prices', isAll: false, prices: [{ sku: '100005', priceCents: 450 }] });
    expect(changedPricesIn(now(), [dearer])).toEqual([]);
    expect(changedPricesIn(now(), [{ ...dearer, priceCents: 500 }])).toHaveLength(1);
    await refuse();
    expect(changedPricesIn(now(), [dearer])).toHaveLength(1);
    expect(lostIn(now(), 'prices 100005')).toBeTypeOf('string');
  });

  it('is agreed to with all others, without losing what was agreed to one by one', async () => {
    const { world, make, answer } = choosing();
    make({ kind: 'prices', isAll: false, prices: [{ sku: '100005', priceCents: 450 }] });
    make({ kind: 'prices', isAll: false, prices: [{ sku: '100006', priceCents: 100 }] });
    while (world.open().length > 0) await answer();
    expect(world.questions).toHaveLength(2);
  });
});
