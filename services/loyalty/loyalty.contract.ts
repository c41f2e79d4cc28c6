import * as v from 'valibot';
import { Product } from '../catalogue/catalogue.contract.ts';
import { cents, civilDate, instantMs } from '../wire.ts';
import { offerStates, redemptionPreferences } from './loyalty.words.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const offerId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'is not an offer'));
const messageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}$/, 'is not a message'));

/** What a member has, and what is done with it. */
export const LoyaltyBalance = v.pipe(
  v.object({
    /** False of whoever has joined no Onecard: then all else is zero and empty. */
    isMember: v.optional(v.boolean(), true),
    pointsBalance: whole,
    /** So many points are a reward of that value. */
    pointsPerReward: v.pipe(v.number(), v.integer(), v.minValue(1)),
    rewardValue: cents,
    /** Rewards that are saved and not spent. */
    rewardBalance: cents,
    redemptionPreference: v.picklist(redemptionPreferences),
    /** The last points that came or went, the newest first. */
    recent: v.array(v.object({ at: instantMs, points: v.pipe(v.number(), v.integer()), text: v.string() })),
  }),
  v.transform(({ rewardValue, rewardBalance, recent, ...balance }) => ({
    ...balance,
    rewardValueCents: rewardValue,
    rewardBalanceCents: rewardBalance,
    recent: recent.map(({ at, points, text }) => ({ atMs: at, points, text })),
  })),
);
export type LoyaltyBalance = v.InferOutput<typeof LoyaltyBalance>;

/** The second version tells besides how many of them are boosted. */
export const OffersCount = v.object({ totalOffers: whole, boostedOffers: v.optional(whole, 0) });
export type OffersCount = v.InferOutput<typeof OffersCount>;

export const BoostOffer = v.object({
  offerId,
  name: v.string(),
  text: v.string(),
  /** Points for it, once a product of it is bought in one order. */
  rewardValue: whole,
  state: v.picklist(offerStates),
  startsOn: civilDate,
  endsOn: civilDate,
  terms: v.string(),
  /** What it is for, at the shopper's store; enough of them to show. */
  products: v.array(Product),
  totalProducts: whole,
  /** The dynamic group in which all of them stand. */
  groupName: v.optional(v.nullable(v.string()), null),
});
export type BoostOffer = v.InferOutput<typeof BoostOffer>;
export const BoostOffers = v.object({ offers: v.array(BoostOffer) });
export type BoostOffers = v.InferOutput<typeof BoostOffers>;

/** Of one offer, or with null of all that can be boosted. */
export const OffersWanted = v.strictObject({ offerId: v.nullable(offerId) });
export type OffersWanted = v.InferOutput<typeof OffersWanted>;

export const RewardMessage = v.object({
  messageId,
  title: v.string(),
  text: v.string(),
  link: v.nullable(v.object({ label: v.string(), href: v.string() })),
});
export type RewardMessage = v.InferOutput<typeof RewardMessage>;
export const RewardMessages = v.object({ rewardMessages: v.array(RewardMessage) });
export type RewardMessages = v.InferOutput<typeof RewardMessages>;

export const RedemptionWanted = v.strictObject({ redemptionPreference: v.picklist(redemptionPreferences) });
export type RedemptionWanted = v.InferOutput<typeof RedemptionWanted>;

/** The card of whoever asks; `number` is shown to nobody else, and with its last digits only. */
export const MyOnecard = v.object({ lastDigits: v.nullable(v.string()), joinedOn: v.nullable(civilDate) });
export type MyOnecard = v.InferOutput<typeof MyOnecard>;
/** A card by its number, as it is printed; null takes the card off the account. */
export const OnecardWanted = v.strictObject({ number: v.nullable(v.pipe(v.string(), v.maxLength(60, 'is too long'))) });
export type OnecardWanted = v.InferOutput<typeof OnecardWanted>;

export interface LoyaltyService {
  balance(signal?: AbortSignal): Promise<LoyaltyBalance>;
  /** From the second version where its flag is on. */
  offersCount(isV2: boolean, signal?: AbortSignal): Promise<OffersCount>;
  offers(signal?: AbortSignal): Promise<readonly BoostOffer[]>;
  /** Boosts one offer or all; said twice, it is done once. Answers with all of them. */
  boost(wanted: OffersWanted, signal?: AbortSignal): Promise<readonly BoostOffer[]>;
  /** Has the offers sent to the shopper's own address. */
  emailOffers(wanted: OffersWanted, signal?: AbortSignal): Promise<void>;
  rewardMessages(signal?: AbortSignal): Promise<readonly RewardMessage[]>;
  deleteRewardMessage(messageId: string, signal?: AbortSignal): Promise<void>;
  prefer(wanted: RedemptionWanted, signal?: AbortSignal): Promise<LoyaltyBalance>;
  card(signal?: AbortSignal): Promise<MyOnecard>;
  changeCard(wanted: OnecardWanted, signal?: AbortSignal): Promise<MyOnecard>;
}
