import type { Product } from '#services/catalogue/catalogue.contract.ts';

export const badgeKinds = ['restricted', 'special', 'multibuy', 'member', 'boost', 'new'] as const;
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
  new: 'New',
};

/**
 * Every badge a product could wear, the most pressing first: only one is drawn on the picture, the rest are said in words.
 * Alcohol wears its age alone, whatever it is offered for.
 */
export function badgesOf({ restriction, price, productTag }: Product): readonly BadgeOf[] {
  const found: BadgeOf[] = [];
  if (restriction !== 'None') found.push({ kind: 'restricted', text: restrictedTexts[restriction] });
  if (restriction === 'Alcohol') return found;
  const tagged = kindOfTag[productTag.tagType];
  if (price.savePriceCents > 0 && tagged !== 'special') found.push({ kind: 'special', text: plainTexts.special });
  if (price.memberPriceCents !== null && tagged !== 'member') found.push({ kind: 'member', text: plainTexts.member });
  if (tagged) found.push({ kind: tagged, text: productTag.description ?? plainTexts[tagged] });
  return found.sort((a, b) => badgeKinds.indexOf(a.kind) - badgeKinds.indexOf(b.kind));
}
