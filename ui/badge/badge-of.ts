import type { Product, ProductTag } from '#services/catalogue/catalogue.contract.ts';
import { shortMoney } from '#services/display/money.rules.ts';
import { rewardWords } from '#services/loyalty/reward.rules.ts';
import { tagTexts as texts } from '#ui/texts/tag.texts.ts';

export const badgeKinds = ['restricted', 'special', 'multibuy', 'member', 'boost', 'great', 'new'] as const;
export type BadgeKind = (typeof badgeKinds)[number];
export type BadgeOf = { readonly kind: BadgeKind; readonly text: string };

const restrictedTexts = {
  Alcohol: '18+',
  Tobacco: '18+',
  Knife: '18+',
  Medicine: 'Medicine',
} as const;
const kindOfTag = {
  None: null,
  Special: 'special',
  MultiBuy: 'multibuy',
  MemberPrice: 'member',
  BoostOffer: 'boost',
  BonusPoints: 'boost',
  TargetedOffer: 'boost',
  New: 'new',
} as const;
const plainTexts: Readonly<Record<BadgeKind, string>> = {
  restricted: '18+',
  special: 'Special',
  multibuy: 'Buy more',
  member: 'Member price',
  boost: 'Boost',
  great: 'Great price',
  new: 'New',
};

const boostText = ({ rewardValue }: NonNullable<ProductTag['boostOffer']>): string =>
  `${texts.boost.text} ${rewardWords({ type: 'points', value: rewardValue })}`;

/** What an offer is worth, in words; one without a worth of its own is called as the store calls it. */
function tagText({ boostOffer, bonusPoints, targetedOffer, description }: ProductTag): string | undefined {
  if (boostOffer) return boostText(boostOffer);
  if (bonusPoints) return `${rewardWords({ type: 'points', value: bonusPoints.quantity })} ${texts.bonus.text}`;
  if (targetedOffer)
    return `${texts.justForYou.text} ${shortMoney(Math.round(targetedOffer.offerValue * 100))} ${texts.off.text}`;
  return description;
}

/**
 * Every badge a product could wear, the most pressing first: only one is drawn on the picture, the rest are said in words.
 * Alcohol wears its age alone, whatever it is offered for.
 */
export function badgesOf({ restriction, price, productTag, boostOffer }: Product): readonly BadgeOf[] {
  const found: BadgeOf[] = [];
  if (restriction !== 'None') found.push({ kind: 'restricted', text: restrictedTexts[restriction] });
  if (restriction === 'Alcohol') return found;
  const tagged = kindOfTag[productTag.tagType];
  if (price.savePriceCents > 0 && tagged !== 'special') found.push({ kind: 'special', text: plainTexts.special });
  if (price.memberPriceCents !== null && tagged !== 'member') found.push({ kind: 'member', text: plainTexts.member });
  if (tagged) found.push({ kind: tagged, text: tagText(productTag) ?? plainTexts[tagged] });
  else if (productTag.description) found.push({ kind: 'great', text: productTag.description });
  if (boostOffer) found.push({ kind: 'boost', text: boostText(boostOffer) });
  return found.sort((a, b) => badgeKinds.indexOf(a.kind) - badgeKinds.indexOf(b.kind));
}
