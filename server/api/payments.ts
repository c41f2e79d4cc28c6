import * as v from 'valibot';
import { PaymentInstruments } from '#services/payments/instruments.contract.ts';
import { CardCapture, PaymentInstrument } from '#services/payments/payments.contract.ts';
import { checkProof } from '../accounts/proof.ts';
import { captureOwner } from '../db/repositories/card-captures.ts';
import { forgetCard } from '../payments/forget-card.ts';
import { keepFrame } from '../payments/keep-frame.ts';
import { savedInstruments } from '../payments/own-instrument.ts';
import { nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shopperOf } from './trolley-change.ts';

const tag = 'payments';

/**
 * A card frame and the name of a card are open to anyone (docs/decisions/020): an address opens an empty form, and a name
 * of 128 random bits opens nothing but the knowledge that the card was taken; what came of a shopper's frame is there for
 * nobody else. Only what came of a shopper's own frame pays.
 */
export const paymentOperations = [
  operation({
    endpoint: 'cardCapture',
    tag,
    summary: 'The address of a frame in which one card is typed; a shopper who asks may pay with that card',
    answer: CardCapture,
    handle: async ({ world, session }) => {
      const [frame, person] = [await world.payments.openCapture(), await session.person()];
      return person?.shopper ? keepFrame(world, person.accountId, frame) : frame;
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'walletSessions',
    tag,
    summary: 'The address of a frame in which a wallet is asked whether it pays',
    role: 'shopper',
    answer: CardCapture,
    handle: async (ask) => {
      const { accountId } = await shopperOf(ask);
      return keepFrame(ask.world, accountId, await ask.world.payments.openWallet());
    },
  }),
  operation({
    endpoint: 'paymentInstruments',
    tag,
    summary: 'The cards that a shopper has saved, the newest first',
    role: 'shopper',
    answer: PaymentInstruments,
    handle: async (ask) => {
      const { accountId } = await shopperOf(ask);
      return { instruments: await savedInstruments(ask.world, accountId) };
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'paymentInstrument',
    tag,
    summary: 'Forgets a card, once the password has been given a moment ago; a delivery pass waits for another one',
    role: 'shopper',
    params: v.strictObject({ instrumentId: v.pipe(v.string(), v.uuid()) }),
    answer: nothing,
    handle: async (ask) => {
      const { world, session, params } = ask;
      const { accountId } = await shopperOf(ask);
      if (!world.isSignInElsewhere) checkProof(await session.facts(), world.clock.nowMs());
      if (!(await forgetCard(world, accountId, params.instrumentId))) throw refusals.notFound();
    },
  }),
  operation({
    endpoint: 'paymentInstrument',
    tag,
    summary: 'Whether a card was taken',
    params: v.strictObject({ instrumentId: v.pipe(v.string(), v.uuid()) }),
    answer: PaymentInstrument,
    handle: async ({ world, session, params: { instrumentId } }) => {
      const [isTaken, owner] = await Promise.all([
        world.payments.hasInstrument(instrumentId),
        captureOwner(world.db.read, instrumentId),
      ]);
      const isOthers = owner !== null && owner !== (await session.person())?.accountId;
      if (!isTaken || isOthers) throw refusals.notFound();
      return { instrumentId };
    },
  }),
];
