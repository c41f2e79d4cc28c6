import type { Product, ProductTag, UnitPrice } from '#services/catalogue/catalogue.contract.ts';
import { unitPriceAt } from '#services/catalogue/unit-price.rules.ts';
import { money, shortMoney, unitPriceText } from '#services/display/money.rules.ts';
import type { BadgeOf } from '#ui/badge/badge-of.ts';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';

/** One thing a product is offered with: its badge, what it means, and where more of it is. */
export type OfferLine = { readonly badge: BadgeOf; readonly text: string; readonly href?: string };

const fill = (text: string, price: string) => text.replace('{price}', price);
const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

function unitTextAt({ price, unitPrice }: Product, eachCents: number): string | null {
  const { salePriceCents } = price;
  const at: UnitPrice | null = unitPrice && salePriceCents ? unitPriceAt(unitPrice, salePriceCents, eachCents) : null;
  return at && unitPriceText(at);
}

function multibuyLine(product: Product, tag: ProductTag): OfferLine[] {
  if (!tag.multiBuy) return [];
  const { quantity, valueCents, link } = tag.multiBuy;
  const eachCents = valueCents / quantity;
  const anyFor = fill(texts.anyFor.text, shortMoney(valueCents)).replace('{n}', String(quantity));
  return [
    {
      badge: { kind: 'multibuy', text: tag.description ?? anyFor },
      text: joined(fill(texts.each.text, money(eachCents)), unitTextAt(product, eachCents)),
      href: link,
    },
  ];
}

function memberLine(product: Product, tag: ProductTag): OfferLine[] {
  const { memberPriceCents, salePriceCents } = product.price;
  if (memberPriceCents === null || salePriceCents === null || memberPriceCents >= salePriceCents) return [];
  const price = money(memberPriceCents);
  const text =
    product.unit === 'Kg'
      ? fill(texts.kilogram.text, price)
      : joined(fill(texts.memberText.text, price), unitTextAt(product, memberPriceCents));
  return [{ badge: { kind: 'member', text: tag.description ?? texts.memberTag.text }, text }];
}

function lineOf(product: Product, tag: ProductTag): OfferLine[] {
  const { discountPercent } = product.price;
  const line = (kind: BadgeOf['kind'], text: string): OfferLine[] => [
    { badge: { kind, text: tag.description ?? text }, text },
  ];
  switch (tag.tagType) {
    case 'MultiBuy':
      return multibuyLine(product, tag);
    case 'MemberPrice':
      return memberLine(product, tag);
    case 'Special':
      return discountPercent > 0 ? line('special', texts.percentLess.text.replace('{n}', String(discountPercent))) : [];
    case 'BoostOffer':
      return line('boost', texts.boostText.text);
    case 'BonusPoints':
      return line('boost', texts.bonusText.text);
    case 'TargetedOffer':
      return line('boost', fill(texts.targetedText.text, shortMoney((tag.targetedOffer?.offerValue ?? 0) * 100)));
    case 'New':
      return line('new', texts.newText.text);
    case 'None':
      return tag.description === undefined ? [] : line('great', texts.greatText.text);
  }
}

/** Everything a product is offered with, in words. What only adults may buy is not advertised. */
export const offerLines = (product: Product, offers: readonly ProductTag[]): readonly OfferLine[] =>
  product.restriction === 'None' && product.price.salePriceCents !== null
    ? offers.flatMap((tag) => lineOf(product, tag))
    : [];
