import type { UnitPrice } from '../catalogue/catalogue.contract.ts';

/** New Zealand dollars as en-NZ writes them; own code, so that every engine and the server write the same. */

const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** 1234567 is 1,234,567. */
export const wholeNumber = (value: number): string => (value < 0 ? `-${grouped(-value)}` : grouped(value));

const parts = (amountCents: number) => {
  const cents = Math.abs(Math.round(amountCents));
  return { sign: amountCents < 0 && cents > 0 ? '-' : '', dollars: Math.floor(cents / 100), rest: cents % 100 };
};

/** The pieces of a price that are set in different sizes. */
export function moneyParts(amountCents: number): { sign: string; dollars: string; cents: string } {
  const { sign, dollars, rest } = parts(amountCents);
  return { sign, dollars: grouped(dollars), cents: String(rest).padStart(2, '0') };
}

/** 419 is $4.19. */
export function money(amountCents: number): string {
  const { sign, dollars, cents } = moneyParts(amountCents);
  return `${sign}$${dollars}.${cents}`;
}

/** 400 is $4 and 419 is $4.19. */
export const shortMoney = (amountCents: number): string => money(amountCents).replace(/\.00$/, '');

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** 419 is "4 dollars 19", as it is said. */
export function spokenMoney(amountCents: number): string {
  const { sign, dollars, rest } = parts(amountCents);
  const said =
    dollars === 0
      ? counted(rest, 'cent')
      : rest === 0
        ? counted(dollars, 'dollar')
        : `${counted(dollars, 'dollar')} ${rest}`;
  return sign ? `minus ${said}` : said;
}

/** Below ten cents the tenth of a cent counts, so that two prices never look alike. */
const unitMoney = (tenths: number) => (tenths < 100 ? `${tenths / 10}c` : money(Math.round(tenths / 10)));

/** "$0.84 / 100 g" */
export const unitPriceText = ({ unitPriceTenths, measure }: UnitPrice): string =>
  `${unitMoney(unitPriceTenths)} / ${measure}`;

const spokenUnits: Readonly<Record<string, readonly [string, string]>> = {
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  mL: ['millilitre', 'millilitres'],
  L: ['litre', 'litres'],
  ea: ['piece', 'pieces'],
  m: ['metre', 'metres'],
  sheets: ['sheet', 'sheets'],
};

/** "84 cents per 100 grams" */
export function spokenUnitPrice({ unitPriceTenths, measure }: UnitPrice): string {
  const [count = '', unit = ''] = measure.split(' ');
  const [one, many] = spokenUnits[unit] ?? [unit, unit];
  const price = unitPriceTenths < 100 ? `${unitPriceTenths / 10} cents` : spokenMoney(unitPriceTenths / 10);
  return `${price} per ${count === '1' ? one : `${count} ${many}`}`;
}
