import assert from 'node:assert/strict';
import { type BoostsContext, boostsMachine, boostsOf } from '#machines/boosts/index.ts';
import type { BoostOffer } from '#services/loyalty/loyalty.contract.ts';
import { sampleOffers } from '#ui/loyalty/sample-loyalty.ts';
import type { Rostered } from '../kit/rostered.ts';
import { notThere, termsOf } from '../loyalty/loyalty.roster.ts';

export const offers: readonly BoostOffer[] = sampleOffers.map((offer) => ({ ...offer, products: [] }));
export const withBoosted = (...ids: readonly string[]): readonly BoostOffer[] =>
  offers.map((offer) => (ids.includes(offer.offerId) ? { ...offer, state: 'boosted' } : offer));
const all = withBoosted('bread-1', 'cheese-1');

const comings = [
  { type: 'card.changed' },
  { type: 'session.ended' },
  { type: 'user.changed', subject: 'tui', isShopper: true },
  termsOf('aroha'),
];
const letters = [{ type: 'email.send', offerId: null }, { type: 'email.open' }];
const boosting = [
  { type: 'offers.open' },
  { type: 'offers.reload' },
  { type: 'boost.want', offerId: 'bread-1' },
  { type: 'boost.want', offerId: 'cheese-1' },
  { type: 'boost.want', offerId: null },
  { type: 'refusal.dismiss' },
  { type: 'offers.told' },
];

export const chart: Rostered = {
  name: 'boosts',
  machine: boostsMachine,
  inputs: [{ member: 'aroha' }, { member: 'hemi' }, { member: null }],
  events: () => [
    ...comings,
    ...letters,
    ...boosting,
    { type: 'boost.want', offerId: 'no-such-offer' },
    { type: 'email.send', offerId: 'bread-1' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    termsOf('hemi'),
    termsOf('aroha', false),
  ],
  /** Letters and boosting have nothing to do with each other. */
  pathEvents: ({ member }: BoostsContext) => [...comings, ...(member === 'hemi' ? letters : boosting)],
  answers: { loadOffers: [offers], boostOffers: [withBoosted('bread-1'), all], emailOffers: [null] },
  refusals: { boostOffers: [notThere] },
  shape: ({ member, offers: known, wishes, refused }: BoostsContext) => [
    member,
    known?.map(({ state }) => state[0]).join('') ?? null,
    wishes.map(({ offerId }) => offerId),
    refused.length > 0,
  ],
  oracle: (world) => {
    let asked = world.questions.length;
    return (happened, before) => {
      const now = world.snapshot() as never;
      const { context } = now as { context: BoostsContext };
      const was = before.context as BoostsContext;
      const news = world.questions.length - asked;
      asked = world.questions.length;
      if (news > 0) assert.notEqual(context.member, null, 'Nobody but a member is asked about.');
      for (const name of ['loadOffers', 'boostOffers', 'emailOffers'])
        assert.ok(world.open().filter((one) => one.name === name).length <= 1, `${name} is asked twice at once.`);
      if (context.member !== was.member)
        assert.deepEqual([context.offers, context.wishes], [null, []], 'Offers of another stayed.');
      const wanted = context.wishes.map(({ offerId }) => offerId);
      assert.equal(new Set(wanted).size, wanted.length, 'The same is wanted twice.');
      const { offers: shown, isBoosting } = boostsOf(now);
      assert.equal(isBoosting, wanted.length > 0, 'A wish is kept and not sent.');
      for (const [index, offer] of (shown ?? []).entries()) {
        const known = context.offers?.[index];
        const isWanted = wanted.some((offerId) => offerId === null || offerId === offer.offerId);
        if (offer.state === 'boosted' && known?.state === 'available')
          assert.ok(isWanted, 'What the store did not boost is shown as boosted.');
        if (known?.state === 'available' && isWanted) assert.equal(offer.state, 'boosted', 'A press does not show.');
      }
      if (happened.kind === 'refusal' && happened.name === 'boostOffers' && context.member === was.member)
        assert.ok(context.refused.length > 0, 'A refusal is kept from the shopper.');
    };
  },
};
