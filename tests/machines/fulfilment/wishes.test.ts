import { describe, expect, it } from 'vitest';
import { changeOf, type FulfilmentInput, fulfilmentMachine, placesOf } from '#machines/fulfilment/index.ts';
import { FaultError } from '#services/fault.ts';
import { type FulfilmentWish, orderIsChanging } from '#services/fulfilment/change.rules.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';
import { changedAnswer, placeAt } from './answers.ts';

const wishes: readonly (readonly [FulfilmentWish, FulfilmentWish])[] = [
  [
    { type: 'method.choose', method: 'Pickup' },
    { type: 'method.choose', method: 'Courier' },
  ],
  [
    { type: 'suburb.choose', suburbId: 4 },
    { type: 'suburb.choose', suburbId: 5 },
  ],
  [
    { type: 'pickup.choose', addressId: 3, pickupType: null },
    { type: 'pickup.choose', addressId: 4, pickupType: null },
  ],
  [
    { type: 'address.choose', addressId: 5 },
    { type: 'address.choose', addressId: 6 },
  ],
];
const [[pickup, courier]] = wishes as [readonly [FulfilmentWish, FulfilmentWish]];
const terms = (storeId: number, isChangingOrder = false) => {
  const { fulfilment, flags, shopper } = contextAnswer({ isLoggedIn: true, isShopper: true, isChangingOrder }, storeId);
  return { type: 'terms.told', storeId, fulfilment, flags, shopper } as const;
};
const offline = new FaultError({ tag: 'offline', message: 'Offline.' });

function wishing(input: FulfilmentInput = { place: placeAt(1), isChangingOrder: false }) {
  const world = createWorld(fulfilmentMachine, { input });
  const now = () => world.snapshot() as never;
  const send = world.chart.send.bind(world.chart);
  const asked = () => world.questions.length;
  const only = () => {
    expect(world.open()).toHaveLength(1);
    return world.open()[0] as never;
  };
  return { world, now, send, asked, only, change: () => changeOf(now()), places: () => placesOf(now()) };
}

describe('A wish for another way or place', () => {
  it.each(wishes)('is asked for once, and another one after it in its stead: %j', async (wish, other) => {
    const { send, asked, change, world, only } = wishing();
    send(wish);
    send(wish);
    expect([asked(), change()]).toEqual([1, { state: 'changing', wish, fault: null }]);
    send(other);
    expect([asked(), change().wish]).toEqual([2, other]);
    await world.answer(only(), changedAnswer(31));
    expect(change()).toEqual({ state: 'changed', wish: other, fault: null });
    send(wish);
    expect([asked(), change()]).toEqual([3, { state: 'changing', wish, fault: null }]);
  });

  it.each(wishes)('is refused from the first moment of a page on which an order is being changed: %j', (wish) => {
    const { send, asked, change, world } = wishing({ place: placeAt(1), isChangingOrder: true });
    expect(change().state).toBe('blocked');
    send(wish);
    expect([asked(), change().wish, world.emitted]).toEqual([
      0,
      null,
      [{ type: 'change.failed', wish, fault: orderIsChanging }],
    ]);
  });

  it('that failed is left, or replaced by another one, and shows no fault then', async () => {
    const { send, change, world, only } = wishing();
    send(pickup);
    await world.refuse(only(), offline);
    send(courier);
    expect(change()).toEqual({ state: 'changing', wish: courier, fault: null });
    await world.refuse(only(), offline);
    send({ type: 'change.leave' });
    expect(change()).toEqual({ state: 'resting', wish: null, fault: null });
  });

  it('under way goes on when the terms are told anew, and is told against what held when it was asked', async () => {
    const { send, change, places, world, only } = wishing();
    send(pickup);
    send(terms(4));
    expect([change().state, places().now]).toEqual(['changing', placeAt(4)]);
    await world.answer(only(), changedAnswer(31));
    expect(world.emitted).toEqual([{ type: 'change.done', wish: pickup, before: placeAt(1), after: placeAt(31) }]);
    expect(world.reports).toMatchObject([{ type: 'context.told' }]);
  });

  it('under way is called off, and said to have failed, when an order begins to be changed', () => {
    const { send, change, places, world } = wishing();
    send(pickup);
    send(terms(4, true));
    expect([change(), places().now, world.open()]).toEqual([
      { state: 'blocked', wish: null, fault: null },
      placeAt(4),
      [],
    ]);
    expect(world.emitted).toEqual([{ type: 'change.failed', wish: pickup, fault: orderIsChanging }]);
  });

  it.each(['session.ended', 'user.changed'] as const)(
    'and everything that holds is forgotten with %s, whatever had become of it',
    async (type) => {
      for (const stage of ['resting', 'changing', 'changed', 'failed', 'blocked'] as const) {
        const { send, change, places, world, only } = wishing({
          place: placeAt(1),
          isChangingOrder: stage === 'blocked',
        });
        if (stage === 'changing' || stage === 'changed' || stage === 'failed') send(pickup);
        if (stage === 'changed') await world.answer(only(), changedAnswer(31));
        if (stage === 'failed') await world.refuse(only(), offline);
        expect(change().state).toBe(stage);
        const told = world.emitted.length;
        send({ type, subject: 'hone', isShopper: true });
        expect([change(), places(), world.open()]).toEqual([
          { state: 'resting', wish: null, fault: null },
          { before: null, now: null },
          [],
        ]);
        expect(world.emitted.slice(told).map((one) => one.type)).toEqual(stage === 'changing' ? ['change.failed'] : []);
      }
    },
  );
});

describe('How and where', () => {
  it('is what the store said last, and blocked for as long as an order is being changed', () => {
    const { send, change, places } = wishing();
    send(terms(4));
    expect([change().state, places().now]).toEqual(['resting', placeAt(4)]);
    send(terms(5, true));
    expect([change().state, places().now]).toEqual(['blocked', placeAt(5)]);
    send(terms(6, true));
    expect([change().state, places().now]).toEqual(['blocked', placeAt(6)]);
    send(terms(7));
    expect([change().state, places().now]).toEqual(['resting', placeAt(7)]);
  });

  it('shows nothing of a change that held or failed once an order is being changed', async () => {
    for (const isDone of [true, false]) {
      const { send, change, world, only } = wishing();
      send(pickup);
      await (isDone ? world.answer(only(), changedAnswer(31)) : world.refuse(only(), offline));
      send(terms(31, true));
      expect(change()).toEqual({ state: 'blocked', wish: null, fault: null });
    }
  });
});
