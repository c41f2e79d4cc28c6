import { describe, expect, it } from 'vitest';
import { type SaverContext, saverMachine } from '#machines/saver/index.ts';
import { planSamples, savingsSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import { type Staged, staged } from '../kit/staged.ts';
import { lost, saidOf } from './saver.roster.ts';

const place = { addressId: 5, suburbId: 12 };
const elsewhere = { addressId: 9, suburbId: 12 };
const blank: SaverContext = {
  ...{ subject: 'aroha', place, plans: null, plansFault: null, asked: null, told: null },
  ...{ addressFault: null, savings: null, savingsFault: null },
};
const ask = (asked: object = {}) => ({ type: 'address.ask', asked });
const told = (fulfilment: object) => ({ type: 'terms.told', fulfilment });
const user = (subject: string | null, isShopper = subject !== null) => ({ type: 'user.changed', subject, isShopper });
const [retry, staled, ended] = [{ type: 'saver.retry' }, { type: 'saver.staled' }, { type: 'session.ended' }];
const [needPlans, needSavings] = [{ type: 'plans.need' }, { type: 'savings.need' }];

const open = (subject: string | null = 'aroha') => staged<SaverContext>(saverMachine, { subject, place });
type Shop = Staged<SaverContext>;
const at = (shop: Shop, region: 'plans' | 'address' | 'savings') => (shop.state() as Record<string, string>)[region];

async function checked(asked: object = {}, said: object = saidOf.eligible) {
  const shop = open();
  shop.send(ask(asked));
  await shop.answer('checkAddress', said);
  return shop;
}
async function unknown() {
  const shop = open();
  shop.send(ask());
  await shop.refuse('checkAddress', lost);
  return shop;
}

describe('The verdict on an address', () => {
  it.each([
    ['eligible', 'eligible', ['eligible']],
    ['nonPerishable', 'nonPerishable', []],
    ['nonServiced', 'nonServiced', []],
    ['none', 'addressless', []],
  ] as const)('is kept with its words: %s', async (said, state, tags) => {
    const shop = open();
    shop.send(ask());
    expect([at(shop, 'address'), shop.tags(), shop.context()]).toEqual([
      'checking',
      ['busy', 'checking'],
      { ...blank, asked: {} },
    ]);
    await shop.answer('checkAddress', saidOf[said]);
    expect([at(shop, 'address'), shop.tags(), shop.context()]).toEqual([
      state,
      [...tags],
      { ...blank, asked: {}, told: saidOf[said] },
    ]);
  });

  it('is not asked for twice for one address, and is at once for another', async () => {
    const shop = await checked({ addressId: '6' });
    shop.send(ask({ addressId: '6' }));
    expect([at(shop, 'address'), shop.count('checkAddress')]).toEqual(['eligible', 1]);
    shop.send(ask({ suburbId: '12' }));
    expect([shop.asking(), shop.context()]).toEqual([['checkAddress'], { ...blank, asked: { suburbId: '12' } }]);
  });

  it.each([
    ['asked again', retry, {}],
    ['the same address looked at again', ask(), {}],
    ['another one looked at', ask({ addressId: '6' }), { addressId: '6' }],
  ])('that did not come is said to be so with its reason, until it is %s', async (_, event, asked) => {
    const shop = await unknown();
    expect([at(shop, 'address'), shop.tags(), shop.context()]).toEqual([
      'unknown',
      ['failed'],
      { ...blank, asked: {}, addressFault: lost.fault },
    ]);
    shop.send(event);
    expect([at(shop, 'address'), shop.asking(), shop.context()]).toEqual([
      'checking',
      ['checkAddress'],
      { ...blank, asked },
    ]);
    await shop.answer('checkAddress', saidOf.nonServiced);
    expect(shop.context()).toEqual({ ...blank, asked, told: saidOf.nonServiced });
  });

  it('is asked for anew when a pass was bought or given up, and not where no page has wanted one', async () => {
    const idle = open();
    idle.send(staled, retry);
    expect([at(idle, 'address'), idle.asking()]).toEqual(['unasked', []]);
    const shop = await checked();
    shop.send(retry);
    expect(at(shop, 'address')).toBe('eligible');
    shop.send(staled);
    expect([at(shop, 'address'), shop.context(), shop.count('checkAddress')]).toEqual([
      'checking',
      { ...blank, asked: {} },
      2,
    ]);
  });

  it('on the address of the trolley falls when that is another, of an address by name it stands', async () => {
    const shop = await checked();
    shop.send(told(place));
    expect([at(shop, 'address'), shop.count('checkAddress')]).toEqual(['eligible', 1]);
    shop.send(told(elsewhere));
    expect([at(shop, 'address'), shop.context()]).toEqual(['checking', { ...blank, place: elsewhere, asked: {} }]);
    const named = await checked({ addressId: '6' });
    named.send(told(elsewhere));
    expect([at(named, 'address'), named.context()]).toEqual([
      'eligible',
      { ...blank, place: elsewhere, asked: { addressId: '6' }, told: saidOf.eligible },
    ]);
    const idle = open();
    idle.send(told(elsewhere));
    expect([at(idle, 'address'), idle.context()]).toEqual(['unasked', { ...blank, place: elsewhere }]);
  });

  it('is of one shopper: it stands for the same, and is nobody else’s', async () => {
    const same = await checked();
    same.send(user('aroha'));
    expect([at(same, 'address'), same.context().told]).toEqual(['eligible', saidOf.eligible]);
    const next = await checked();
    next.send(user('hemi'));
    expect([at(next, 'address'), next.context()]).toEqual(['unasked', { ...blank, subject: 'hemi', place: null }]);
    const gone = await checked();
    gone.send(ended);
    expect([at(gone, 'address'), gone.context()]).toEqual(['unasked', { ...blank, subject: null, place: null }]);
  });
});

describe.each([
  ['plans', needPlans, 'loadPlans', planSamples, { plans: planSamples }, 'plansFault'],
  ['savings', needSavings, 'loadSavings', savingsSample, { savings: savingsSample }, 'savingsFault'],
] as const)('The %s of the pass', (region, need, load, answer, known, fault) => {
  it('are asked for once, when a page wants them, and not by asking again before', async () => {
    const shop = open();
    shop.send(retry, staled);
    expect([at(shop, region), shop.asking()]).toEqual(['unasked', []]);
    shop.send(need, need, staled, retry);
    expect([at(shop, region), shop.asking(), shop.tags(), shop.count(load)]).toEqual(['reading', [load], ['busy'], 1]);
    await shop.answer(load, answer);
    expect([at(shop, region), shop.tags(), shop.context()]).toEqual(['known', [], { ...blank, ...known }]);
    shop.send(need, retry);
    expect([at(shop, region), shop.count(load)]).toEqual(['known', 1]);
    shop.send(staled);
    expect([at(shop, region), shop.context()]).toEqual(['reading', { ...blank, ...known }]);
  });

  it.each([
    ['a page wants them', need],
    ['asking again is pressed', retry],
  ])('that did not come have their reason, and are asked for again when %s', async (_, event) => {
    const shop = open();
    shop.send(need);
    await shop.refuse(load, lost);
    expect([at(shop, region), shop.tags(), shop.context()]).toEqual([
      'lost',
      ['failed'],
      { ...blank, [fault]: lost.fault },
    ]);
    shop.send(staled);
    expect(at(shop, region)).toBe('lost');
    shop.send(event);
    expect([at(shop, region), shop.count(load)]).toEqual(['reading', 2]);
    await shop.answer(load, answer);
    expect(shop.context()).toEqual({ ...blank, ...known });
  });
});

describe('What a pass would have saved', () => {
  const saved = async () => {
    const shop = open();
    shop.send(needSavings);
    await shop.answer('loadSavings', savingsSample);
    return shop;
  };

  it('is not looked for where nobody is signed in', () => {
    const shop = open(null);
    shop.send(needSavings);
    expect([at(shop, 'savings'), shop.asking()]).toEqual(['unasked', []]);
  });

  it('is of one shopper: it stands for the same, and is asked for by the next', async () => {
    const shop = await saved();
    shop.send(user('aroha'));
    expect([at(shop, 'savings'), shop.context().savings]).toEqual(['known', savingsSample]);
    shop.send(user('hemi'));
    expect([at(shop, 'savings'), shop.context().savings]).toEqual(['unasked', null]);
    shop.send(needSavings);
    expect(shop.asking()).toEqual(['loadSavings']);
  });

  it('is not shown to whoever comes after the session is over, and the plans are', async () => {
    const shop = await saved();
    shop.send(needPlans);
    await shop.answer('loadPlans', planSamples);
    shop.send(ended);
    expect([shop.state(), shop.context()]).toEqual([
      { plans: 'known', address: 'unasked', savings: 'unasked' },
      { ...blank, subject: null, place: null, plans: planSamples },
    ]);
    shop.send(needSavings);
    expect(shop.asking()).toEqual([]);
  });
});
