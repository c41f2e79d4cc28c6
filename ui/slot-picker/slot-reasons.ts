import { type SlotEffect, effectsOf } from '#services/fulfilment/slots.rules.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotDayWords, slotTime } from '#services/fulfilment/slot-words.rules.ts';
import type { TimeSlot, TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import { slotTexts as texts } from '#ui/texts/slots.texts.ts';

export type Reason = { readonly text: string; readonly tone: 'plain' | 'warn' | 'good' };
type Trolley = TimeSlotsSummary['trolley'];

const items = (count: number, kind = '') => `${count} ${kind}${count === 1 ? 'item' : 'items'}`;

/** What a slot does to the trolley, in one sentence for each kind. */
export function effectText({ kind, count }: SlotEffect, limit: number | null): string {
  if (kind === 'missing') return `${items(count)} not at the store that would pack for you`;
  if (kind === 'perishable') return `${items(count, 'fresh or frozen ')} can’t come to this area`;
  if (kind === 'alcohol') return `${items(count, 'alcohol ')} can’t come then`;
  if (kind === 'restricted') return `${items(count, 'restricted ')} can’t come by express`;
  return `${items(count)} over the express limit of ${limit ?? 0}`;
}

/** What holds for every slot of a place is said once, above them. */
const ofPlace = new Set<SlotEffect['kind']>(['missing', 'perishable']);
export const placeEffectsOf = (trolley: Trolley): readonly SlotEffect[] =>
  effectsOf({ kind: 'standard', allowsAlcohol: true, itemsLimit: null }, trolley);
const ownEffectsOf = (slot: TimeSlot, trolley: Trolley): readonly SlotEffect[] =>
  effectsOf(slot, trolley).filter(({ kind }) => !ofPlace.has(kind));

/** "Order by 3:12 pm", with the day where that is another one. */
export function orderByText(cutOffMs: number, day: string): string {
  const date = slotDayOf(cutOffMs);
  return `Order by ${slotTime(cutOffMs)}${date === day ? '' : ` ${slotDayWords(date, null).short}`}`;
}

/** The one line under a time: what matters most about it. */
export function reasonOf(slot: TimeSlot, trolley: Trolley, isHeld: boolean): Reason {
  if (isHeld) return { text: texts.held.text, tone: 'good' };
  if (slot.state !== 'open') return { text: texts[slot.state].text, tone: 'plain' };
  const [effect] = ownEffectsOf(slot, trolley);
  if (effect) return { text: effectText(effect, slot.itemsLimit), tone: 'warn' };
  const kind = slot.kind === 'standard' ? [] : [slot.kind === 'express' ? texts.express.text : texts.flexible.text];
  const left = slot.placesLeft === null ? [] : [`${slot.placesLeft} left`];
  const alcohol = slot.allowsAlcohol ? [] : [texts.noAlcohol.text];
  const orderBy = slot.cutOffMs === null ? [] : [orderByText(slot.cutOffMs, slot.day)];
  return { text: [...left, ...kind, ...orderBy, ...alcohol].join(' · '), tone: left.length > 0 ? 'warn' : 'plain' };
}
