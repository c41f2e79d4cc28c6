import * as v from 'valibot';
import { disclaimer as usual } from '#fixtures/disclaimer.ts';
import type { Reader } from '../db/database.ts';
import type { DisclaimerKept } from '../db/repositories/active-orders.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import type { Hold } from '../fulfilment/hold.ts';
import type { CardOf } from '../trolley/trolley-told.ts';

const Group = v.object({ text: v.pipe(v.string(), v.nonEmpty()) });

/** What is agreed to before paying. Settings that do not keep to their contract count as none. */
export async function disclaimerText(db: Reader): Promise<string> {
  const { success, output } = v.safeParse(Group, await settingsGroup(db, 'disclaimer'));
  return success ? output.text : usual.text;
}

type Now = { readonly hold: Hold | null; readonly lines: readonly Pick<TrolleyLine, 'sku'>[]; readonly cardOf: CardOf };

export const restrictedIn = (lines: Now['lines'], cardOf: CardOf): readonly string[] =>
  lines.flatMap(({ sku }) => ((cardOf(sku)?.restriction ?? 'None') === 'None' ? [] : [sku]));

/** Whether what was accepted holds still: for this hold, and with no restricted product that was not there then. */
export function isAccepted(kept: DisclaimerKept | null | undefined, { hold, lines, cardOf }: Now): boolean {
  if (!kept || hold?.reservationId !== kept.reservationId) return false;
  const then = new Set(kept.restricted);
  return restrictedIn(lines, cardOf).every((sku) => then.has(sku));
}
