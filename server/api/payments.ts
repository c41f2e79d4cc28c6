import * as v from 'valibot';
import { CardCapture, PaymentInstrument } from '#services/payments/payments.contract.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';

const tag = 'payments';

/**
 * Both are open to anyone (docs/decisions/014): an address opens an empty form, and a name of 128 random bits opens
 * nothing but the knowledge that the card was taken. What a card may pay for is asked when it pays.
 */
export const paymentOperations = [
  operation({
    endpoint: 'cardCapture',
    tag,
    summary: 'The address of a frame in which one card is typed',
    answer: CardCapture,
    handle: ({ world }) => world.payments.openCapture(),
  }),
  operation({
    endpoint: 'paymentInstrument',
    tag,
    summary: 'Whether a card was taken',
    params: v.strictObject({ instrumentId: v.pipe(v.string(), v.uuid()) }),
    answer: PaymentInstrument,
    handle: async ({ world, params: { instrumentId } }) => {
      if (!(await world.payments.hasInstrument(instrumentId))) throw refusals.notFound();
      return { instrumentId };
    },
  }),
];
