import { dayOf } from '#services/display/dates.rules.ts';
import { MyOnecard, OnecardWanted } from '#services/loyalty/loyalty.contract.ts';
import { readOnecard } from '#services/onecard/onecard.rules.ts';
import { countsOf, giveBack, homeOf, takeTry } from '../accounts/slow-down.ts';
import type { Reader, Transaction } from '../db/database.ts';
import { loyaltyAccountOf } from '../db/repositories/loyalty.ts';
import { onecardOf } from '../db/repositories/onecards.ts';
import { joinCard, leaveCard } from '../loyalty/join-card.ts';
import { type Ask, operation } from './operation.ts';
import { Refusal } from './refusal.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'onecards';
const digitsTold = 4;

async function cardTold(db: Reader, shopperId: string) {
  const number = await onecardOf(db, shopperId);
  if (number === null) return { lastDigits: null, joinedOn: null };
  const joinedMs = (await loyaltyAccountOf(db, shopperId))?.joinedMs ?? null;
  const day = joinedMs === null ? null : dayOf(joinedMs);
  const two = (part: number) => String(part).padStart(2, '0');
  const joinedOn = day && `${day.year}-${two(day.month)}-${two(day.day)}`;
  return { lastDigits: number.slice(-digitsTold), joinedOn };
}

const refused = (says: string, message: string) =>
  new Refusal(400, 'Invalid', message, { fieldErrors: { number: says } });
const notACard = () =>
  refused('is not the number of a Onecard', 'That is not the number of a Onecard. Please check what you typed.');
/** Nobody learns from it whether the card is somebody’s. */
const notToBeHad = () =>
  refused('cannot be added', 'We could not add that card. Please check its number, or ask us about it in a store.');

type Wanted = Ask<unknown, unknown, { readonly number: string }>;

/** Trying out numbers gets slower and slower; one that was right counts for nothing. */
async function join(ask: Wanted, shopperId: string): Promise<void> {
  const { world, client, session, body } = ask;
  const read = readOnecard(body.number);
  if (!('number' in read) || read.number === null) throw notACard();
  const { number } = read;
  const nowMs = world.clock.nowMs();
  const counts = countsOf([
    ['onecard-shopper', shopperId],
    ['onecard-client', homeOf(client)],
  ]);
  await world.db.transaction((trx) => takeTry(trx, nowMs, counts));
  await world.db.transaction(async (trx: Transaction) => {
    await session.remember(trx, {});
    if (!(await joinCard(trx, world, { number, accountId: shopperId }, nowMs))) throw notToBeHad();
  });
  await world.db.transaction((trx) => giveBack(trx, counts));
}

export const myOnecardOperations = [
  operation({
    endpoint: 'onecards',
    tag,
    summary: 'The Onecard of the shopper, by its last digits; nulls without one.',
    role: 'shopper',
    answer: MyOnecard,
    handle: async (ask) => cardTold(ask.world.db.read, await shopperIdOf(ask)),
  }),
  operation({
    method: 'PUT',
    endpoint: 'onecards',
    tag,
    summary: 'Joins the Onecard of a printed number to the account, in the place of another one; null takes it off.',
    role: 'shopper',
    isAdded: true,
    body: OnecardWanted,
    answer: MyOnecard,
    handle: async (ask) => {
      const { world, session, body } = ask;
      const shopperId = await shopperIdOf(ask);
      const { number } = body;
      if (number !== null) await join({ ...ask, body: { number } }, shopperId);
      else
        await world.db.transaction(async (trx) => {
          await session.remember(trx, {});
          await leaveCard(trx, shopperId, world.clock.nowMs());
        });
      return cardTold(world.db.read, shopperId);
    },
  }),
];
