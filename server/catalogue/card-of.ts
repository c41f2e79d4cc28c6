import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ProductTag, ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { toDollars } from '#services/wire.ts';

type ProductTagWire = ProductWire['productTag'];

const shortMoney = (dollars: number) => `$${dollars % 1 === 0 ? dollars : dollars.toFixed(2)}`;

/** Everything a product is offered with at once: what saves a shopper most comes first. */
export function tagsOf(facts: ProductFacts): readonly ProductTagWire[] {
  const { multibuy, boostPoints, targetedOfferCents, bonusPoints } = facts;
  const campaign = facts.campaignId === null ? {} : { campaignId: facts.campaignId };
  const tag = (tagType: ProductTag['tagType'], description: string, more: Partial<ProductTagWire> = {}) => ({
    tagType,
    description,
    ...campaign,
    ...more,
  });
  const tags: ProductTagWire[] = [];
  if (multibuy) {
    const { quantity, groupId } = multibuy;
    const value = toDollars(multibuy.valueCents);
    const link = `/shop/productgroup?groupId=${encodeURIComponent(groupId)}`;
    tags.push(tag('MultiBuy', `${quantity} for ${shortMoney(value)}`, { multiBuy: { link, quantity, value } }));
  }
  if (facts.saleCents !== null) tags.push(tag('Special', 'Special'));
  if (facts.memberCents !== null) tags.push(tag('MemberPrice', 'Member Price'));
  if (boostPoints !== null)
    tags.push(tag('BoostOffer', `Boost: ${boostPoints} points`, { boostOffer: { rewardValue: boostPoints } }));
  if (targetedOfferCents !== null)
    tags.push(tag('TargetedOffer', 'Just for you', { targetedOffer: { offerValue: toDollars(targetedOfferCents) } }));
  if (bonusPoints !== null)
    tags.push(tag('BonusPoints', `${bonusPoints} bonus points`, { bonusPoints: { quantity: bonusPoints } }));
  if (facts.isNew) tags.push(tag('New', 'New'));
  if (facts.isGreatPrice) tags.push(tag('None', 'Great price'));
  return tags;
}

/** The one label of a card. */
export const tagOf = (facts: ProductFacts): ProductTagWire =>
  tagsOf(facts)[0] ?? { tagType: 'None', ...(facts.campaignId === null ? {} : { campaignId: facts.campaignId }) };

/** A product as a card shows it, in a store that has it. */
export function cardOf(facts: ProductFacts, department: string, image: string): ProductWire {
  const todayCents = facts.isWithdrawn ? null : (facts.saleCents ?? facts.priceCents);
  const productTag = tagOf(facts);
  const savedCents = facts.saleCents === null ? 0 : facts.priceCents - facts.saleCents;
  const price = {
    originalPrice: toDollars(facts.priceCents),
    salePrice: todayCents === null ? null : toDollars(todayCents),
    savePrice: toDollars(savedCents),
    ...(savedCents > 0 ? { discount: Math.round((savedCents * 100) / facts.priceCents) } : {}),
    ...(facts.memberCents === null ? {} : { memberPrice: toDollars(facts.memberCents) }),
  };
  return {
    sku: facts.sku,
    name: facts.name,
    brand: facts.brand,
    ...(facts.variety === null ? {} : { variety: facts.variety }),
    size: facts.sizeText,
    slug: facts.slug,
    type: 'Product',
    unit: facts.unit,
    ...(facts.pieceGrams === null ? {} : { pieceGrams: facts.pieceGrams }),
    ...(facts.adId === null ? {} : { adId: facts.adId }),
    images: { big: image },
    price,
    unitPrice: todayCents === null ? null : { unitPriceTenths: facts.unitPriceTenths, measure: facts.measure },
    quantity: {
      value: 0,
      min: facts.minThousandths / 1000,
      max: facts.maxThousandths === null ? null : facts.maxThousandths / 1000,
      increment: facts.incrementThousandths / 1000,
    },
    departments: [department],
    department,
    hasShopperNotes: facts.hasShopperNotes,
    subsAllowed: facts.subsAllowed,
    availabilityStatus: facts.isWithdrawn ? 'Unavailable' : 'In Stock',
    restriction: facts.restriction,
    isSustainable: facts.isSustainable,
    productTag,
    ...(facts.boostPoints !== null && productTag.tagType !== 'BoostOffer'
      ? { boostOffer: { rewardValue: facts.boostPoints } }
      : {}),
  };
}
