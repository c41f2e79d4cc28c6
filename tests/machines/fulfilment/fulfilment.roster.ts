import assert from 'node:assert/strict';
import { changeOf, fulfilmentMachine } from '#machines/fulfilment/index.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';
import { changedAnswer, placeAt } from './answers.ts';

const termsTold = (isChangingOrder: boolean, storeId = 1) => {
  const { fulfilment, flags, shopper } = contextAnswer({ isChangingOrder }, storeId);
  return { type: 'terms.told', storeId, fulfilment, flags, shopper };
};

export const chart: Rostered = {
  name: 'fulfilment',
  machine: fulfilmentMachine,
  inputs: [
    { place: placeAt(1), isChangingOrder: false },
    { place: null, isChangingOrder: true },
  ],
  events: () => [
    { type: 'method.choose', method: 'Pickup' },
    { type: 'suburb.choose', suburbId: 9 },
    { type: 'pickup.choose', addressId: 3, pickupType: null },
    { type: 'pickup.choose', addressId: 3, pickupType: 'DirectToBoot' },
    { type: 'address.choose', addressId: 7 },
    { type: 'change.retry' },
    { type: 'change.leave' },
    termsTold(false),
    termsTold(false, 4),
    termsTold(true),
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'hone', isShopper: true },
  ],
  answers: { changeTerms: [changedAnswer(3), changedAnswer(4, { mainNavs: [], specials: [] })] },
  shape: ({ wish, fault, isChangingOrder, place }) => [wish, fault === null, isChangingOrder, place === null],
  oracle: (world) => {
    let emitted = 0;
    let reports = 0;
    return (happened, before) => {
      const now = world.snapshot();
      const { state, wish, fault } = changeOf(now as never);
      const was = before as unknown as { readonly value: string; readonly context: { readonly wish: unknown } };
      assert.equal(world.open().length, state === 'changing' ? 1 : 0, 'One change is in flight at a time.');
      assert.equal(wish !== null, ['changing', 'changed', 'failed'].includes(state), 'What shows of a wish names it.');
      assert.equal(fault !== null, state === 'failed', 'A fault stands exactly where the change failed.');
      if (now.context.isChangingOrder) assert.equal(state, 'blocked', 'An order is changed and wishes are taken.');
      if (happened.kind === 'late') assert.equal(now.value, was.value, 'A stale answer changed something.');
      if (happened.kind === 'event' && state === 'changing' && happened.event.type.endsWith('.choose'))
        assert.deepEqual(wish, happened.event, 'The last wish is not the one on its way.');
      const told = world.emitted.slice(emitted);
      const heard = world.reports.slice(reports);
      emitted = world.emitted.length;
      reports = world.reports.length;
      const isDone = happened.kind === 'answer';
      assert.equal(told.filter(({ type }) => type === 'change.done').length, isDone ? 1 : 0);
      assert.equal(heard.filter(({ type }) => type === 'context.told').length, isDone ? 1 : 0);
      if (happened.kind === 'refusal' || (was.value === 'changing' && (state === 'blocked' || state === 'resting')))
        assert.equal(told.filter(({ type }) => type === 'change.failed').length, 1, 'Nobody was told of a failure.');
    };
  },
};
