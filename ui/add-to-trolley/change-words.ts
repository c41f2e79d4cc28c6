import { money } from '#services/display/money.rules.ts';
import { quantityText } from '#services/display/quantity.rules.ts';
import type { Unit } from '#services/trolley/amounts.rules.ts';
import { trolleyTexts as texts } from '#ui/texts/trolley.texts.ts';

type Changed = { readonly name: string; readonly amount: number; readonly unit: Unit; readonly subtotalCents: number };

/** 1200 grams are "1.2 kg", 3 pieces are "3". */
export const amountText = (amount: number, unit: Unit): string =>
  `${quantityText(amount, unit)}${unit === 'Kg' ? ' kg' : ''}`;

/** "Milk, 3 in trolley, total $24.10" */
export const changeWords = ({ name, amount, unit, subtotalCents }: Changed): string =>
  (amount === 0 ? texts.takenOut : texts.changed).text
    .replace('{name}', () => name)
    .replace('{n}', amountText(amount, unit))
    .replace('{total}', () => money(subtotalCents));

/** What could not be sent, by its name where anybody knows it. */
export const keptWords = (name: string): string =>
  (name === '' ? texts.savedHere : texts.nameSavedHere).text.replace('{name}', () => name);

/** What did not get through, and why; nothing but the reason of what nobody can name. */
export const failureWords = (name: string, why: string): string =>
  name === '' ? why : texts.notSaved.text.replace('{name}', () => name).replace('{why}', () => why);
