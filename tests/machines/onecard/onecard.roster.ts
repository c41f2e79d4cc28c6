import assert from 'node:assert/strict';
import { type OnecardContext, onecardFaultOf, onecardMachine, onecardStateOf } from '#machines/onecard/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

export const notThere = new FaultError({ tag: 'refused', status: 404, code: 'NotFound', message: 'Not there.' });

export const chart: Rostered = {
  name: 'onecard',
  machine: onecardMachine,
  inputs: [{ isShopper: false }, { isShopper: true }],
  events: () => [
    { type: 'visitor.told', isShopper: true },
    { type: 'visitor.told', isShopper: false },
    { type: 'card.register' },
    { type: 'question.close' },
    { type: 'check.retry' },
  ],
  answers: { validateLink: [null], registerCard: [null] },
  refusals: { validateLink: [notThere], registerCard: [notThere] },
  shape: (context: OnecardContext) => [context.isShopper, context.fault === null],
  oracle: (world) => {
    const begun = onecardStateOf(world.snapshot() as never);
    let agreed = begun === 'busy' || begun === 'registered' ? 1 : 0;
    let was = '';
    return (happened) => {
      const now = world.snapshot() as never;
      if (happened.kind === 'event' && happened.event.type === 'card.register') agreed++;
      const state = onecardStateOf(now);
      if (state === 'busy' || state === 'registered') assert.ok(agreed > 0, 'No card is joined unasked.');
      if (state === 'asking')
        assert.ok((now as { context: OnecardContext }).context.isShopper, 'Only a shopper is asked.');
      if (state === 'registered' || state === 'refused')
        assert.equal(world.open().length, 0, 'A link that has ended asks nothing.');
      if (was === 'registered') assert.equal(state, 'registered', 'A card is joined once.');
      if (state === 'failed') assert.notEqual(onecardFaultOf(now), null, 'A failure has its fault.');
      was = state;
    };
  },
};
