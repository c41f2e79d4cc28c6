import { bestWayOf, type WayToBuy } from '#services/catalogue/best-unit-price.rules.ts';
import type { ProductWire, UnitPrice } from '#services/catalogue/catalogue.contract.ts';

const shape = /^(\d+) (kg|g|l|ml|ea|sheets|m)$/i;
const compared: Readonly<Record<string, readonly [by: string, amount: number, asked: number]>> = {
  kg: ['kg', 1000, 1000],
  g: ['kg', 1, 1000],
  l: ['L', 1000, 1000],
  ml: ['L', 1, 1000],
  sheets: ['sheets', 1, 100],
  m: ['m', 1, 1],
  ea: ['ea', 1, 1],
};
const read = (unitPrice: UnitPrice | null) => {
  const [, amount, unit] = shape.exec(unitPrice?.measure ?? '') ?? [];
  const scale = compared[unit?.toLowerCase() ?? ''];
  return unitPrice && scale ? { tenths: unitPrice.unitPriceTenths, amount: Number(amount), scale } : null;
};

/** The price of a kilogram, a litre, a hundred sheets, a metre or a piece in tenths of a cent, so that they can be sorted. */
export function comparedUnitPrice(unitPrice: UnitPrice | null): number | null {
  const found = read(unitPrice);
  if (!found) return null;
  const { tenths, amount, scale } = found;
  return Math.round((tenths * scale[2]) / (amount * scale[1]));
}

/** What a product is compared by: "kg", "L", "sheets", "m" or "ea"; null when nobody can tell. */
export const comparedBy = (unitPrice: UnitPrice | null): string | null => read(unitPrice)?.scale[0] ?? null;

export type BestBuy = { readonly by: WayToBuy; readonly unitPrice: number; readonly payCents: number };
const centsOf = (dollars: number) => Math.round(dollars * 100);

/** The cheapest way a card offers, comparable with others; null for what is not sold, and for what nobody is urged to buy. */
export function bestBuyOf({ price, unitPrice, productTag, restriction }: ProductWire): BestBuy | null {
  if (restriction !== 'None') return null;
  const { multiBuy } = productTag;
  const way = bestWayOf({
    todayCents: price.salePrice === null ? null : centsOf(price.salePrice),
    memberCents: price.memberPrice === undefined ? null : centsOf(price.memberPrice),
    multibuy: multiBuy ? { quantity: multiBuy.quantity, valueCents: centsOf(multiBuy.value) } : null,
    unitPrice,
  });
  const cost = way && comparedUnitPrice(way.unitPrice);
  return way && cost !== null ? { by: way.by, unitPrice: cost, payCents: way.payCents } : null;
}
