import assert from 'node:assert/strict';
import { type PayWaysContext, payWaysMachine } from '#machines/pay-ways/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const id = (end: string) => `10000000-0000-4000-8000-00000000000${end}`;
const card = { cardSuffix: '1111', expiryMonth: 4, expiryYear: 2031, isExpired: false, disabled: false };
export const good = { ...card, instrumentId: id('1'), cardScheme: 'Visa' };
export const expired = { ...card, instrumentId: id('2'), cardScheme: 'Mastercard', isExpired: true };
export const disabled = { ...card, instrumentId: id('3'), cardScheme: null, disabled: true };
export const taken = id('9');

export const press = {
  type: 'pay.press',
  totalCents: 5_000,
  isAgeAsked: false,
  orderId: null,
  isFrameReady: true,
} as const;

export const chart: Rostered = {
  name: 'pay-ways',
  machine: payWaysMachine,
  inputs: [{ subject: null }, { subject: 'aroha' }],
  events: () => [
    { type: 'ways.need' },
    { type: 'ways.retry' },
    { type: 'ways.staled' },
    { type: 'way.choose', way: { kind: 'card' } },
    { type: 'way.choose', way: { kind: 'wallet' } },
    { type: 'way.choose', way: { kind: 'saved', instrumentId: good.instrumentId } },
    { type: 'way.choose', way: { kind: 'saved', instrumentId: expired.instrumentId } },
    { type: 'save.say', isSaving: true },
    { type: 'age.say', isOfAge: true },
    { type: 'age.say', isOfAge: false },
    press,
    { ...press, isAgeAsked: true },
    { ...press, totalCents: 0 },
    { ...press, isFrameReady: false },
    { type: 'card.settled', outcome: { kind: 'success', instrumentId: taken } },
    { type: 'card.settled', outcome: { kind: 'error', code: 'IF01' } },
    { type: 'card.settled', outcome: { kind: 'error', code: 'IF99' } },
    { type: 'card.settled', outcome: { kind: 'unknown' } },
    { type: 'card.renew' },
    { type: 'page.left' },
    { type: 'order.ended', how: 'confirmed' },
    { type: 'order.ended', how: 'declined' },
    { type: 'order.ended', how: 'refused' },
    { type: 'order.ended', how: 'unplaced' },
    { type: 'user.changed', subject: null, isShopper: false },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'wiremu', isShopper: true },
  ],
  answers: { loadInstruments: [[], [good, expired], [expired, disabled]] },
  shape: ({ subject, instruments, chosen, captured }: PayWaysContext) => [
    subject === null,
    instruments === null,
    chosen?.kind ?? null,
    captured === null,
  ],
  oracle: (world) => {
    let told = 0;
    return (happened, said) => {
      const before = said.context as PayWaysContext;
      const now = world.emitted.slice(told);
      told = world.emitted.length;
      const event = happened.kind === 'event' ? happened.event : null;
      for (const { type, placement } of now as { type: string; placement?: Record<string, unknown> }[]) {
        if (type !== 'pay.ready') continue;
        const isPress = event?.type === 'pay.press';
        const isTaken = event?.type === 'card.settled' && event['outcome'].kind === 'success';
        assert.ok(isPress || isTaken, 'Something was paid that nobody had pressed for.');
        const bad: unknown[] = [expired.instrumentId, disabled.instrumentId];
        assert.ok(!bad.includes(placement?.['instrumentId']), 'A card that cannot be used was paid with.');
        if (isPress && event['isAgeAsked']) assert.ok(before.isOfAge, 'The age was skipped.');
      }
      const { subject, captured, isOfAge } = world.snapshot().context as PayWaysContext;
      if (event?.type === 'user.changed' && event['subject'] !== before.subject)
        assert.deepEqual([captured, isOfAge], [null, false], 'Something of one shopper stayed for the next.');
      if (event?.type === 'order.ended' && event['how'] !== 'unplaced')
        assert.equal(isOfAge, false, 'The age that was said for one order counts for the next.');
      if (subject === null) assert.equal(world.open().length, 0, 'Cards of nobody are asked for.');
    };
  },
};
