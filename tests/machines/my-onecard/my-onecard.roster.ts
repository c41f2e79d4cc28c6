import assert from 'node:assert/strict';
import { type MyOnecardContext, myOnecardMachine, myOnecardOf } from '#machines/my-onecard/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

export const card = { lastDigits: '4321', joinedOn: '2026-11-02' };
export const noCard = { lastDigits: null, joinedOn: null };
export const cardRefused = new FaultError({
  tag: 'refused',
  status: 400,
  code: 'Invalid',
  message: 'Check it.',
  fieldErrors: { number: 'We cannot join this card.' },
});

export const chart: Rostered = {
  name: 'my-onecard',
  machine: myOnecardMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'card.open' },
    { type: 'card.reload' },
    { type: 'card.join', number: '9400000000001', problems: {} },
    { type: 'card.join', number: '12', problems: { number: 'Check the 13 digits.' } },
    { type: 'leave.ask' },
    { type: 'leave.keep' },
    { type: 'leave.confirm' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
  ],
  answers: { loadCard: [card, noCard], joinCard: [card], removeCard: [noCard] },
  refusals: { joinCard: [cardRefused] },
  shape: ({ subject, card: known, fault, problems, number }: MyOnecardContext) => [
    subject,
    known?.lastDigits ?? null,
    known === null,
    fault?.tag ?? null,
    Object.keys(problems).length,
    number,
  ],
  oracle: (world) => {
    let asked = world.questions.length;
    let isAgreed = false;
    return (happened, before) => {
      const now = world.snapshot() as never;
      const { context, value } = now as { context: MyOnecardContext; value: unknown };
      const was = before.context as MyOnecardContext;
      const news = world.questions.slice(asked);
      asked = world.questions.length;
      if (happened.kind === 'event' && happened.event.type === 'leave.confirm') isAgreed = true;
      if (news.length > 0) assert.notEqual(context.subject, null, 'The store was asked for nobody.');
      assert.ok(world.open().length <= 1, 'Two things are asked at once.');
      if (news.some(({ name }) => name === 'removeCard')) assert.ok(isAgreed, 'A card is taken off unasked.');
      if (news.some(({ name }) => name === 'joinCard')) assert.notEqual(context.number, null, 'No number was sent.');
      if (context.subject !== was.subject) assert.equal(context.card, null, 'The card of another stayed.');
      const { outcome, fault } = myOnecardOf(now);
      if (outcome === 'unchanged') assert.notEqual(fault, null, 'It failed and nobody can say why.');
      if (value === 'resting') assert.equal(context.card, null, 'A card is known that nobody asked for.');
    };
  },
};
