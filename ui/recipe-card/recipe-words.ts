import { money } from '#services/display/money.rules.ts';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { recipesTexts as texts } from '#ui/texts/recipes.texts.ts';

const hour = 60;

/** "35 min", "1 h 30 min" */
export function timeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / hour), minutes % hour];
  const text = hours === 0 ? texts.minutesText : rest === 0 ? texts.hoursText : texts.hoursMinutesText;
  return text.text.replace('{h}', String(hours)).replace('{n}', String(rest));
}

/** "about $3.15 a serve" */
export const costWords = ({ costPerServeCents }: Pick<Recipe, 'costPerServeCents'>): string =>
  costPerServeCents === null ? texts.noCost.text : texts.perServe.text.replace('{cost}', money(costPerServeCents));

export const servesWords = (serves: number): string => texts.serves.text.replace('{n}', String(serves));
