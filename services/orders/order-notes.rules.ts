import { apartOf, withAddOn } from './instructions.rules.ts';
import { doorstepAddOn } from './orders.words.ts';

/** What was typed as it is kept: one form of each letter, line by line, no other control characters, no ends of space. */
export const keptText = (typed: string): string =>
  typed
    .replace(/\r\n?|[\p{Zl}\p{Zp}\u0085]/gu, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC')
    .trim();

/** What was sent to the driver, taken apart: the words of the add-on stand in front once or not at all. */
export function instructionsIn(sent: string): { readonly instructions: string; readonly isAtDoorstep: boolean } {
  let rest = keptText(sent);
  let isAtDoorstep = false;
  for (;;) {
    const { isChosen, typed } = apartOf(doorstepAddOn, rest);
    if (!isChosen) return { instructions: rest, isAtDoorstep };
    [rest, isAtDoorstep] = [typed, true];
  }
}

export const instructionsText = (instructions: string, isAtDoorstep: boolean): string =>
  withAddOn(isAtDoorstep ? doorstepAddOn : null, instructions);
