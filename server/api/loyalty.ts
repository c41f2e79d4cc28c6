import * as v from 'valibot';
import { dateText, dayOfText } from '#services/display/dates.rules.ts';
import {
  BoostOffers,
  LoyaltyBalance,
  OffersCount,
  OffersWanted,
  RedemptionWanted,
  RewardMessage,
  RewardMessages,
} from '#services/loyalty/loyalty.contract.ts';
import { rewardWords } from '#services/loyalty/reward.rules.ts';
import { askForLetter, sendLetter } from '../accounts/send.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { holdLoyalty, keepLoyalty } from '../db/repositories/loyalty.ts';
import { boostOffer, knownOffersOf } from '../db/repositories/loyalty-offers.ts';
import { deleteMessage, messagesOf } from '../db/repositories/reward-messages.ts';
import { boostOffersLetter } from '../letters/boost-words.ts';
import { balanceTold, noBalance } from '../loyalty/balance-told.ts';
import { offersOfShop, offersTold } from '../loyalty/offers-told.ts';
import { makeRewards } from '../loyalty/rewards.ts';
import type { RunningOffer } from '../loyalty/running-offers.ts';
import { operation } from './operation.ts';
import { Refusal, refusals } from './refusal.ts';
import { shelfOf } from './session.ts';
import { type Asked, isMember, shopperOf } from './trolley-change.ts';

const tag = 'loyalty';
const mostMessages = 20;

const notMember = () =>
  new Refusal(403, 'Forbidden', 'Offers and rewards are for members. Add your Onecard first, and they are yours.');

async function memberOf(ask: Asked): Promise<Person> {
  const person = await shopperOf(ask);
  if (!isMember(person)) throw notMember();
  return person;
}

async function askedBy(ask: Asked, { accountId }: Person) {
  const { catalogue, clock } = ask.world;
  return { view: catalogue.view, shelf: await shelfOf(ask), shopperId: accountId, nowMs: clock.nowMs() };
}

/** The offers that are meant: one, or all that run. */
async function wantedOf(ask: Asked, offerId: string | null): Promise<readonly RunningOffer[]> {
  const { catalogue, clock } = ask.world;
  const running = offersOfShop(catalogue.view, await shelfOf(ask), clock.nowMs());
  const wanted = running.filter((one) => offerId === null || one.offerId === offerId);
  if (wanted.length === 0 && offerId !== null) throw refusals.notFound();
  return wanted;
}

/** How many offers a member can still use, and how many of them are boosted. */
async function countsFor(ask: Asked) {
  const person = await shopperOf(ask);
  if (!isMember(person)) return { totalOffers: 0, boostedOffers: 0 };
  const { view, shelf, shopperId, nowMs } = await askedBy(ask, person);
  const ids = offersOfShop(view, shelf, nowMs).map(({ offerId }) => offerId);
  const known = [...(await knownOffersOf(ask.world.db.read, shopperId, ids)).values()];
  const boostedOffers = known.filter(({ state }) => state === 'boosted').length;
  return { totalOffers: ids.length - (known.length - boostedOffers), boostedOffers };
}

export const loyaltyOperations = [
  operation({
    endpoint: 'loyaltyBalances',
    tag,
    summary: 'The points and rewards of a member, and what they became of; of whoever has no Onecard, zeros.',
    role: 'shopper',
    answer: LoyaltyBalance,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      return isMember(person) ? balanceTold(ask.world.db.read, person.accountId) : noBalance;
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'redemptionPreference',
    tag,
    summary: 'What becomes of a member’s points once there are enough of them for a reward.',
    role: 'shopper',
    isAdded: true,
    body: RedemptionWanted,
    answer: LoyaltyBalance,
    handle: async (ask) => {
      const { world, session, body } = ask;
      const { accountId } = await memberOf(ask);
      const nowMs = world.clock.nowMs();
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        await holdLoyalty(trx, accountId, nowMs);
        await keepLoyalty(trx, accountId, { preference: body.redemptionPreference }, nowMs);
        await makeRewards(trx, world, accountId, nowMs);
        return balanceTold(trx, accountId);
      });
    },
  }),
  operation({
    endpoint: 'offersCount',
    tag,
    summary: 'How many offers a member can still use.',
    role: 'shopper',
    answer: v.pick(OffersCount, ['totalOffers']),
    handle: async (ask) => ({ totalOffers: (await countsFor(ask)).totalOffers }),
  }),
  operation({
    endpoint: 'offersCountV2',
    tag,
    summary: 'How many offers a member can still use, and how many of them are boosted.',
    role: 'shopper',
    answer: OffersCount,
    handle: countsFor,
  }),
  operation({
    endpoint: 'offers',
    tag,
    summary: 'The offers that run, as they stand for the member, with some of their products; none without a Onecard.',
    role: 'shopper',
    isAdded: true,
    answer: BoostOffers,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      if (!isMember(person)) return { offers: [] };
      return { offers: [...(await offersTold(ask.world.db.read, await askedBy(ask, person)))] };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'offersBoosted',
    tag,
    summary: 'Boosts an offer, or all that run, for orders that are placed from now on. Said again, nothing changes.',
    role: 'shopper',
    isAdded: true,
    body: OffersWanted,
    answer: BoostOffers,
    handle: async (ask) => {
      const { world, session, body } = ask;
      const person = await memberOf(ask);
      const wanted = await wantedOf(ask, body.offerId);
      const asked = await askedBy(ask, person);
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        await holdLoyalty(trx, person.accountId, asked.nowMs);
        for (const { offerId } of wanted) await boostOffer(trx, person.accountId, offerId, asked.nowMs);
        return { offers: [...(await offersTold(trx, asked))] };
      });
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'offersEmail',
    tag,
    summary: 'Sends an offer, or all that run, to the member’s own address.',
    role: 'shopper',
    isAdded: true,
    body: OffersWanted,
    answer: v.void(),
    handle: async (ask) => {
      const { world, session, body, client } = ask;
      const person = await memberOf(ask);
      const wanted = await wantedOf(ask, body.offerId);
      if (wanted.length === 0) throw refusals.notFound();
      await askForLetter(world, person.email, { client, sessionKey: session.key });
      const offers = wanted.map(({ name, text, points, endsOn }) => ({
        ...{ name, text, points: rewardWords({ type: 'points', value: points }) },
        until: dateText(dayOfText(endsOn), 'dddd Do MMMM'),
      }));
      const link = `${world.publicOrigin}/everyday-rewards/boosts`;
      const firstName = person.shopper?.firstName ?? '';
      await sendLetter(world, boostOffersLetter({ to: person.email, firstName, offers, link }));
    },
  }),
  operation({
    endpoint: 'rewardMessages',
    tag,
    summary: 'What a member was told and has not put away, the newest first; nothing without a Onecard.',
    role: 'shopper',
    answer: RewardMessages,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      if (!isMember(person)) return { rewardMessages: [] };
      return { rewardMessages: [...(await messagesOf(ask.world.db.read, person.accountId, mostMessages))] };
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'rewardMessage',
    tag,
    summary: 'Puts a message of the member’s own away. Said again, nothing changes.',
    role: 'shopper',
    params: v.pick(RewardMessage, ['messageId']),
    answer: v.void(),
    handle: async (ask) => {
      const { world, session, params } = ask;
      const { accountId } = await shopperOf(ask);
      await world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        if (!(await deleteMessage(trx, accountId, params.messageId, world.clock.nowMs()))) throw refusals.notFound();
      });
    },
  }),
];
