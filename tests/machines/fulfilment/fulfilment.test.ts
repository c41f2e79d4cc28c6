import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type Subscription } from 'xstate';
import { changeOf, type FulfilmentReport, fulfilmentMachine, placesOf } from '#machines/fulfilment/index.ts';
import { fulfilmentOf } from '#machines/session/index.ts';
import { openChart, sessionOf, shellIn, shellOf, shopReady } from '#machines/shop/index.ts';
import { FaultError } from '#services/fault.ts';
import { type FulfilmentWish, orderIsChanging } from '#services/fulfilment/change.rules.ts';
import type { FulfilmentChanged } from '#services/fulfilment/choice.contract.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../kit/answers.ts';
import { shopOver } from '../kit/edge.ts';
import { changedAnswer, placeAt } from './answers.ts';

type Asked = { readonly wish: FulfilmentWish; readonly signal: AbortSignal };
const toStore = (addressId: number): FulfilmentWish => ({ type: 'pickup.choose', addressId, pickupType: null });
const offline = () => new FaultError({ tag: 'offline', message: 'You seem to be offline.' });

async function enters(change: (asked: Asked) => Promise<FulfilmentChanged>) {
  const asked: Asked[] = [];
  const shop = createActor(
    shopOver({
      context: async () => contextAnswer(),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer({ mainNavs: [{ label: 'Before', href: '/before' }] }),
    }),
    { input: { url: '/' } },
  );
  shop.start();
  await shopReady(shop);
  const chart = openChart(
    shop,
    'fulfilment',
    fulfilmentMachine.provide({
      actors: {
        changeTerms: fromPromise(({ input, signal }) => {
          asked.push({ wish: input.wish, signal });
          return change({ wish: input.wish, signal });
        }),
      },
    }),
    { place: placeAt(1), isChangingOrder: false },
  );
  const reports: FulfilmentReport[] = [];
  const listening: Subscription = chart.on('*', (report) => void reports.push(report));
  return {
    ...{ shop, chart, asked, reports },
    storeId: () => fulfilmentOf(sessionOf(shop).getSnapshot())?.fulfilmentStoreId,
    settled: async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      return changeOf(chart.getSnapshot());
    },
    leave: () => {
      listening.unsubscribe();
      shop.stop();
    },
  };
}

describe('Choosing how and where', () => {
  it.each<FulfilmentWish>([
    { type: 'method.choose', method: 'Pickup' },
    { type: 'suburb.choose', suburbId: 4 },
    toStore(31),
    { type: 'address.choose', addressId: 5 },
  ])('asks the store as it was wished and tells every chart the terms that came: $type [A3.24]', async (wish) => {
    const { shop, chart, asked, reports, settled, storeId, leave } = await enters(async () => changedAnswer(31));
    chart.send(wish);
    expect(await settled()).toEqual({ state: 'changed', wish, fault: null });
    expect(asked.map((one) => one.wish)).toEqual([wish]);
    expect([storeId(), shop.getSnapshot().context.storeId]).toEqual([31, 31]);
    expect(reports).toEqual([{ type: 'change.done', wish, before: placeAt(1), after: placeAt(31) }]);
    expect(placesOf(chart.getSnapshot())).toEqual({ before: placeAt(1), now: placeAt(31) });
    leave();
  });

  it('calls off what an earlier wish asked, and an answer to that changes nothing', async () => {
    const answers: ((answer: FulfilmentChanged) => void)[] = [];
    const { chart, asked, reports, settled, storeId, leave } = await enters(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    chart.send(toStore(31));
    chart.send(toStore(7));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    answers[0]?.(changedAnswer(31));
    expect(await settled()).toEqual({ state: 'changing', wish: toStore(7), fault: null });
    answers[1]?.(changedAnswer(7));
    await settled();
    expect([storeId(), reports.length]).toEqual([7, 1]);
    leave();
  });

  it('asks once for two taps on the same', async () => {
    const { chart, asked, leave } = await enters(() => new Promise(() => {}));
    chart.send(toStore(31));
    chart.send(toStore(31));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    leave();
  });

  it('keeps what went wrong, leaves what held, and tries the same wish again [A4.32]', async () => {
    let tries = 0;
    const { chart, asked, settled, storeId, leave } = await enters(async () => {
      if (++tries === 1) throw offline();
      return changedAnswer(31);
    });
    chart.send(toStore(31));
    expect(await settled()).toEqual({ state: 'failed', wish: toStore(31), fault: offline().fault });
    expect(storeId()).toBe(1);
    chart.send({ type: 'change.retry' });
    expect(await settled()).toEqual({ state: 'changed', wish: toStore(31), fault: null });
    expect(asked.map(({ wish }) => wish)).toEqual([toStore(31), toStore(31)]);
    chart.send({ type: 'change.leave' });
    expect(changeOf(chart.getSnapshot())).toEqual({ state: 'resting', wish: null, fault: null });
    leave();
  });

  it('tells whoever asked what went wrong [A4.33]', async () => {
    const { chart, reports, settled, leave } = await enters(() => Promise.reject(offline()));
    chart.send(toStore(31));
    await settled();
    expect(reports).toEqual([{ type: 'change.failed', wish: toStore(31), fault: offline().fault }]);
    leave();
  });

  it('puts the main links of an answer into the frame [A4.34]', async () => {
    const mainNavs = [{ label: 'After', href: '/after' }];
    const { shop, chart, settled, leave } = await enters(async () => changedAnswer(31, { mainNavs }));
    chart.send({ type: 'suburb.choose', suburbId: 4 });
    await settled();
    expect(shellIn(shellOf(shop).getSnapshot()).mainNavs).toEqual(mainNavs);
    leave();
  });

  it('puts the specials of an answer into the frame and leaves the other links [A4.35]', async () => {
    const specials = [{ label: 'Half price', href: '/shop/specials' }];
    const { shop, chart, settled, leave } = await enters(async () => changedAnswer(31, { specials }));
    const { mainNavs } = shellIn(shellOf(shop).getSnapshot());
    chart.send({ type: 'method.choose', method: 'Pickup' });
    await settled();
    const shell = shellIn(shellOf(shop).getSnapshot());
    expect([shell.specials, shell.mainNavs]).toEqual([specials, mainNavs]);
    leave();
  });

  it('goes on when its page is left', async () => {
    let answer = (_: FulfilmentChanged) => {};
    const { chart, settled, storeId, leave } = await enters(() => new Promise((resolve) => (answer = resolve)));
    chart.send(toStore(31));
    chart.send({ type: 'change.leave' });
    answer(changedAnswer(31));
    expect((await settled()).state).toBe('changed');
    expect(storeId()).toBe(31);
    leave();
  });

  it('sends no wish while an order is being changed, and says so', async () => {
    const { shop, chart, asked, reports, settled, leave } = await enters(async () => changedAnswer(31));
    shop.send({
      type: 'context.told',
      context: contextAnswer({ isLoggedIn: true, isShopper: true, isChangingOrder: true }),
    });
    chart.send(toStore(31));
    expect((await settled()).state).toBe('blocked');
    expect(asked).toEqual([]);
    expect(reports).toEqual([{ type: 'change.failed', wish: toStore(31), fault: orderIsChanging }]);
    shop.send({ type: 'context.told', context: contextAnswer({ isLoggedIn: true, isShopper: true }) });
    expect((await settled()).state).toBe('resting');
    leave();
  });

  it('forgets the wish of somebody who is not here any more', async () => {
    const { shop, chart, asked, reports, settled, leave } = await enters(() => new Promise(() => {}));
    chart.send({ type: 'address.choose', addressId: 5 });
    shop.send({ type: 'session.ended' });
    expect(await settled()).toEqual({ state: 'resting', wish: null, fault: null });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(reports.map(({ type }) => type)).toEqual(['change.failed']);
    leave();
  });
});
