import type { ReorderAdding } from '#machines/reorder/index.ts';
import { money } from '#services/display/money.rules.ts';
import type { Fault } from '#services/fault.ts';
import type { Hindrance } from '#services/lists/saved-items.rules.ts';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import { reorderTexts as texts } from '#ui/texts/reorder.texts.ts';

type Words = { readonly text: string };

/** "1 product", "3 products" */
export const countOf = (n: number, one: Words, many: Words): string =>
  n === 1 ? one.text : many.text.replace('{n}', String(n));

export const hindranceWords = (hindrance: Hindrance): string =>
  ({ gone: texts.gone, out: texts.out, keptOut: texts.keptOut })[hindrance].text;

/** "$4.19 then, $4.49 now, each" */
export const priceWords = ({ thenCents, nowCents, unit }: ReorderItem): string =>
  texts.wasNow.text
    .replace('{then}', () => money(thenCents))
    .replace('{now}', () => money(nowCents ?? 0))
    .replace('{unit}', (unit === 'Kg' ? texts.perKg : texts.each).text);

export const failedWords = ({ text }: Words, fault: Fault | null): string =>
  text.replace('{why}', () => (fault?.tag === 'offline' ? texts.offline.text : (fault?.message ?? ''))).trim();

/** "3 products are in your trolley. 1 could not be added." */
export function againWords({ added, lost, waiting }: Pick<ReorderAdding, 'added' | 'lost' | 'waiting'>): string {
  const said = [
    added === 0 ? null : countOf(added, texts.addedOne, texts.addedSome),
    lost === 0 ? null : texts.lostSome.text.replace('{n}', String(lost)),
    waiting === 0 ? null : texts.waitingSome.text.replace('{n}', String(waiting)),
  ].filter((words) => words !== null);
  return said.length === 0 ? texts.addedNone.text : `${said.join('. ')}.`;
}
