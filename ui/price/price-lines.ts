import type { Product, UnitPrice } from '#services/catalogue/catalogue.contract.ts';
import { unitPriceAt } from '#services/catalogue/unit-price.rules.ts';
import { money, shortMoney, spokenMoney, spokenUnitPrice, unitPriceText } from '#services/display/money.rules.ts';
import { priceTexts as texts } from '#ui/texts/price.texts.ts';

export type Priced = Pick<Product, 'price' | 'unitPrice' | 'unit' | 'productTag'> &
  Partial<Pick<Product, 'bestUnitPrice' | 'restriction'>>;
export type PriceLine = {
  readonly kind: 'special' | 'member' | 'multibuy' | 'quiet';
  readonly text: string;
  readonly spoken: string;
};

const atPrice = (unitPrice: UnitPrice | null, priceCents: number, saleCents: number): UnitPrice | null =>
  unitPrice && saleCents > 0 ? unitPriceAt(unitPrice, saleCents, priceCents) : null;
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
const withUnit = (unitPrice: UnitPrice | null) => (unitPrice ? ` · ${unbroken(unitPriceText(unitPrice))}` : '');
const withSpokenUnit = (unitPrice: UnitPrice | null) => (unitPrice ? `, ${spokenUnitPrice(unitPrice)}` : '');

/** A saving on alcohol is told, and not called out. */
export const isQuiet = ({ restriction }: Priced): boolean => restriction === 'Alcohol';

/** What stands under a price: the way it can be less, or what it was. Every price that is offered has its unit price. */
export function priceLine(priced: Priced): PriceLine | null {
  const { price, unit, unitPrice, bestUnitPrice, productTag } = priced;
  const isByWeight = unit === 'Kg';
  const { salePriceCents, savePriceCents, originalPriceCents, memberPriceCents } = price;
  if (salePriceCents === null) return null;
  const kindOf = (kind: PriceLine['kind']) => (isQuiet(priced) ? 'quiet' : kind);
  const multiBuy = bestUnitPrice === 'member' ? undefined : productTag.multiBuy;
  if (multiBuy) {
    const each = atPrice(unitPrice, multiBuy.valueCents / multiBuy.quantity, salePriceCents);
    const { quantity, valueCents } = multiBuy;
    return {
      kind: kindOf('multibuy'),
      text: `${quantity} for ${shortMoney(valueCents)}${withUnit(each)}`,
      spoken: `${quantity} for ${spokenMoney(valueCents)}${withSpokenUnit(each)}`,
    };
  }
  if (memberPriceCents !== null && memberPriceCents < salePriceCents) {
    const each = atPrice(unitPrice, memberPriceCents, salePriceCents);
    return {
      kind: kindOf('member'),
      text: `${texts.members.text} ${money(memberPriceCents)}${isByWeight ? ` ${texts.perKilogram.text}` : withUnit(each)}`,
      spoken: `${spokenMoney(memberPriceCents)} for members${isByWeight ? '' : withSpokenUnit(each)}`,
    };
  }
  if (savePriceCents <= 0) return null;
  const was = `${texts.was.text} ${money(originalPriceCents)}`;
  return {
    kind: kindOf('special'),
    text: isQuiet(priced) ? was : `${was}, ${texts.save.text} ${shortMoney(savePriceCents)}`,
    spoken: `was ${spokenMoney(originalPriceCents)}`,
  };
}

/** The marker of the lowest unit price in words: the way of buying that it takes is part of them. */
export function bestText({ bestUnitPrice, productTag }: Priced): string | null {
  if (bestUnitPrice === undefined) return null;
  if (bestUnitPrice === 'member') return texts.bestForMembers.text;
  const { multiBuy } = productTag;
  return bestUnitPrice === 'multibuy' && multiBuy
    ? `${texts.bestForSeveral.text} ${multiBuy.quantity}`
    : texts.best.text;
}

/** A price as it is said: "4 dollars 19, 2 dollars 10 per litre, was 5 dollars 49". */
export function spokenPrice(priced: Priced): string {
  const { price, unit, unitPrice } = priced;
  if (price.salePriceCents === null) return texts.notSold.text;
  const now = `${spokenMoney(price.salePriceCents)}${unit === 'Kg' ? ` ${texts.perKilogramSpoken.text}` : ''}`;
  const parts = [now, unitPrice && unit !== 'Kg' ? spokenUnitPrice(unitPrice) : null, priceLine(priced)?.spoken];
  return parts.filter(Boolean).join(', ');
}
