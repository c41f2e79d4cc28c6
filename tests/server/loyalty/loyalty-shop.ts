import type * as v from 'valibot';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { bumpCatalogueVersion } from '#server/db/repositories/catalogue.ts';
import { issueOnecards, keepTillPoints, type TillPoints } from '#server/db/repositories/onecards.ts';
import { finishPicking, type PickedLine } from '#server/orders/picking/finish.ts';
import { complete, sendOut, startPicking } from '#server/orders/picking/steps.ts';
import type { BoostOffers, LoyaltyBalance, RewardMessages } from '#services/loyalty/loyalty.contract.ts';
import { withCheckDigit } from '#services/onecard/onecard.rules.ts';
import type { SignedIn } from '../api/shop.ts';
import { goods } from '../orders/placing-shop.ts';
import { openSaveShop, type SaveShop } from '../orders/save/save-shop.ts';

export const paths = {
  balance: '/api/v2/loyalty/edr/my/balances',
  preference: '/api/v2/loyalty/edr/my/redemption-preference',
  count: '/api/v1/loyalty/edr/my/offers/count',
  countV2: '/api/v2/loyalty/edr/my/offers/count',
  offers: '/api/v1/loyalty/edr/my/offers',
  boosted: '/api/v1/loyalty/edr/my/offers/boosted',
  emails: '/api/v1/loyalty/edr/my/offers/emails',
  messages: '/api/v1/loyalty/edr/my/reward-messages',
  message: (id: string) => `/api/v1/loyalty/edr/my/reward-messages/${id}`,
  card: '/api/v1/onecards/my',
} as const;

/** Boosts that have something in this shop, and what: bread and tea are among them, kūmara has points of its own. */
export const boosts = { bread: 'boost-bread', tea: 'boost-tea-and-coffee' } as const;
export const points = { bread: 50, tea: 150, kumaraBonus: 40 } as const;

type Balance = v.InferInput<typeof LoyaltyBalance>;
type Offer = v.InferInput<typeof BoostOffers>['offers'][number];

export type LoyaltyShop = SaveShop & {
  /** A card that nobody has, with what it has gathered. */
  card(gathered?: readonly number[], more?: { readonly isPrimary?: boolean }): Promise<string>;
  /** Joins a card, a new one unless it is said which. */
  join(who: SignedIn, number?: string): Promise<string>;
  putCard(who: SignedIn, number: string | null): Promise<Response>;
  balance(who: SignedIn): Promise<Balance>;
  offers(who: SignedIn): Promise<readonly Offer[]>;
  offerOf(who: SignedIn, groupName: string): Promise<Offer>;
  boost(who: SignedIn, offerId: string | null): Promise<Response>;
  messages(who: SignedIn): Promise<v.InferInput<typeof RewardMessages>['rewardMessages']>;
  /** Takes an order through the store until it has arrived. */
  arrive(orderId: string, picked?: readonly PickedLine[]): Promise<void>;
};

const nothingOfTheirs = { boostPoints: null, bonusPoints: null, groups: [] };
const factsOf: Readonly<Record<string, Partial<ProductFacts>>> = {
  [goods.bread]: { boostPoints: points.bread, groups: [boosts.bread] },
  [goods.tea]: { boostPoints: points.tea, groups: [boosts.tea] },
  [goods.kumara]: { bonusPoints: points.kumaraBonus },
};
let cards = 0;

/** A shop with members, two boosts and a product that brings points of its own. */
export async function openLoyaltyShop(): Promise<LoyaltyShop> {
  const shop = await openSaveShop();
  await shop.db.transaction(async (trx) => {
    for (const sku of Object.values(goods)) {
      const { facts } = await trx
        .selectFrom('products')
        .select('facts')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow();
      const all = { ...(JSON.parse(facts) as object), ...nothingOfTheirs, ...factsOf[sku] };
      await trx
        .updateTable('products')
        .set({ facts: JSON.stringify(all) })
        .where('sku', '=', sku)
        .execute();
    }
    for (const [at, id] of Object.values(boosts).entries())
      await trx
        .insertInto('product_groups')
        .values({ id, title: id, is_dynamic: 1, position: 90 + at })
        .execute();
    await bumpCatalogueVersion(trx);
  });
  await shop.readCatalogue();
  const kit = {
    async card(gathered: readonly number[] = [], { isPrimary = true } = {}) {
      const number = withCheckDigit(String(942_000_000_000 + ++cards));
      const at = (nth: number) => shop.time.nowMs - (gathered.length - nth) * 86_400_000;
      const rows = gathered.map(
        (one, index): TillPoints => ({
          ...{ nth: index + 1, points: one, told: `Shop ${index + 1}`, at_ms: at(index) },
        }),
      );
      await shop.db.transaction(async (trx) => {
        const issued = { number, is_primary: isPrimary ? 1 : 0, token_hash: null, token_expires_ms: null } as const;
        await issueOnecards(trx, [issued]);
        await keepTillPoints(trx, number, rows);
      });
      return number;
    },
    putCard: (who: SignedIn, number: string | null) => shop.send('PUT', paths.card, { number }, who.headers),
    async join(who: SignedIn, given?: string) {
      const number = given ?? (await kit.card());
      const response = await kit.putCard(who, number);
      if (response.status !== 200) throw new Error(await response.text());
      return number;
    },
    balance: (who: SignedIn) => shop.read<Balance>(who, paths.balance),
    offers: async (who: SignedIn) => (await shop.read<{ offers: readonly Offer[] }>(who, paths.offers)).offers,
    async offerOf(who: SignedIn, groupName: string) {
      const offer = (await kit.offers(who)).find((one) => one.groupName === groupName);
      if (!offer) throw new Error(`There is no offer for ${groupName}.`);
      return offer;
    },
    boost: (who: SignedIn, offerId: string | null) => shop.send('POST', paths.boosted, { offerId }, who.headers),
    messages: async (who: SignedIn) =>
      (await shop.read<v.InferInput<typeof RewardMessages>>(who, paths.messages)).rewardMessages,
    async arrive(orderId: string, picked: readonly PickedLine[] = []) {
      await startPicking(shop.world, orderId);
      await finishPicking(shop.world, orderId, picked);
      await sendOut(shop.world, orderId);
      if (!(await complete(shop.world, orderId))) throw new Error('It has not arrived.');
    },
  };
  return Object.assign(shop, kit);
}
