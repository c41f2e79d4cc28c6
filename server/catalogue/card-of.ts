import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ProductTag, ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { toDollars } from '#services/wire.ts';

type ProductTagWire = ProductWire['productTag'];

/** The one label of a card: what saves a shopper most comes first. */
export function tagOf(facts: ProductFacts): ProductTagWire {
  const campaign = facts.campaignId === null ? {} : { campaignId: facts.campaignId };
  const tag = (tagType: ProductTag['tagType'], description: string, more: Partial<ProductTagWire> = {}) => ({
    tagType,
    description,
    ...campaign,
    ...more,
  });
  if (facts.multibuy) {
    const { quantity, valueCents, groupId } = facts.multibuy;
    const value = toDollars(valueCents);
    const link = `/shop/productgroup?groupId=${encodeURIComponent(groupId)}`;
    return tag('MultiBuy', `${quantity} for $${value % 1 === 0 ? value : value.toFixed(2)}`, {
      multiBuy: { link, quantity, value },
    });
  }
  if (facts.saleCents !== null) return tag('Special', 'Special');
  if (facts.memberCents !== null) return tag('MemberPrice', 'Member Price');
  if (facts.boostPoints !== null)
    return tag('BoostOffer', `Boost: ${facts.boostPoints} points`, { boostOffer: { rewardValue: facts.boostPoints } });
  if (facts.targetedOfferCents !== null)
    return tag('TargetedOffer', 'Just for you', { targetedOffer: { offerValue: toDollars(facts.targetedOfferCents) } });
  if (facts.bonusPoints !== null)
    return tag('BonusPoints', `${facts.bonusPoints} bonus points`, { bonusPoints: { quantity: facts.bonusPoints } });
  if (facts.isNew) return tag('New', 'New');
  return facts.isGreatPrice ? tag('None', 'Great price') : { tagType: 'None', ...campaign };
}

/** A product as a card shows it, in a store that has it. */
export function cardOf(facts: ProductFacts, department: string, image: string): ProductWire {
  const todayCents = facts.isWithdrawn ? null : (facts.saleCents ?? facts.priceCents);
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
    productTag: tagOf(facts),
  };
}
