import type { UnitPrice } from '#services/catalogue/catalogue.contract.ts';

const shape = /^(\d+) (kg|g|l|ml|ea|sheets|m)$/i;
const compared: Readonly<Record<string, readonly [amount: number, asked: number]>> = {
  kg: [1000, 1000],
  g: [1, 1000],
  l: [1000, 1000],
  ml: [1, 1000],
  sheets: [1, 100],
  m: [1, 1],
  ea: [1, 1],
};

/** The price of a kilogram, a litre, a hundred sheets, a metre or a piece in tenths of a cent, so that they can be sorted. */
export function comparedUnitPrice(unitPrice: UnitPrice | null): number | null {
  const [, amount, unit] = shape.exec(unitPrice?.measure ?? '') ?? [];
  const scale = compared[unit?.toLowerCase() ?? ''];
  if (!unitPrice || !scale) return null;
  return Math.round((unitPrice.unitPriceTenths * scale[1]) / (Number(amount) * scale[0]));
}
