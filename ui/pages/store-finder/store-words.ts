import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { clockText, opennessAt } from '#services/fulfilment/hours.rules.ts';
import type { FoundStores } from '#services/fulfilment/stores.rules.ts';
import { pickupWords, storeTexts as texts } from '#ui/texts/stores.texts.ts';

const counted = (stores: number) => `${stores} ${stores === 1 ? 'store' : 'stores'}`;

/** What the list holds, in one sentence without an end: a heading, and what is said aloud. */
export function listTitle(found: FoundStores | null, all: number): string {
  if (found === null) return `${texts.allStores.text} (${all})`;
  if (found.storeIds.length === 0) return `${texts.foundNothing.text} “${found.search}”`;
  return found.near === null
    ? `${counted(found.storeIds.length)} for “${found.search}”`
    : `The ${found.storeIds.length === 1 ? 'store' : `${found.storeIds.length} stores`} nearest to ${found.near}`;
}

/** "Open until 9pm", "Closed. Opens tomorrow at 7am". */
export function openText({ openingHours }: Store, nowMs: number): string {
  const now = opennessAt(openingHours, nowMs);
  if (now.state === 'closed') return texts.closed.text;
  if (now.state !== 'opens') return `${texts[now.state].text} ${clockText(now.until)}`;
  const day = now.day === 'today' ? '' : `${now.day === 'tomorrow' ? now.day : `on ${now.day}`} `;
  return `${texts.opens.text} ${day}${texts.at.text} ${clockText(now.from)}`;
}

export const hoursOf = ({ openingHours }: Store): readonly string[] =>
  openingHours.map(({ days, opens, closes }) => `${days} ${clockText(opens)} to ${clockText(closes)}`);

export const pickupText = ({ pickupTypes }: Store): string =>
  `${texts.pickUp.text}: ${pickupTypes.map((type) => pickupWords[type]).join(', ')}`;

/** "(00) 555 0101" as a telephone takes it. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
