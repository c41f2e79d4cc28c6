import './tag.css';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { shortMoney } from '#services/display/money.rules.ts';

export type TagKind = 'restricted' | 'special' | 'multibuy' | 'member' | 'boost' | 'new';
export type TagFact = { readonly kind: TagKind; readonly text: string };

/** What may be said of an offer, the most important first: a picture carries the first, words carry the rest. */
export function tagsOf({ restriction, price, productTag }: Product): readonly TagFact[] {
  const { multiBuy, boostOffer, bonusPoints, tagType } = productTag;
  const isSpecial = tagType === 'Special' || (price.salePriceCents !== null && price.savePriceCents > 0);
  return [
    ...(restriction === 'Alcohol' ? [{ kind: 'restricted', text: 'R18' } as const] : []),
    ...(isSpecial ? [{ kind: 'special', text: 'Special' } as const] : []),
    ...(multiBuy
      ? [{ kind: 'multibuy', text: `Any ${multiBuy.quantity} for ${shortMoney(multiBuy.valueCents)}` } as const]
      : []),
    ...(price.memberPriceCents === null ? [] : [{ kind: 'member', text: 'Member price' } as const]),
    ...(boostOffer ? [{ kind: 'boost', text: `Boost +${boostOffer.rewardValue} pts` } as const] : []),
    ...(bonusPoints ? [{ kind: 'boost', text: `+${bonusPoints.quantity} points` } as const] : []),
    ...(tagType === 'New' ? [{ kind: 'new', text: 'New' } as const] : []),
  ];
}

export function Tag({ kind, text }: TagFact) {
  return (
    <span className="tag" data-kind={kind}>
      {text}
    </span>
  );
}
