import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instructionsIn, instructionsText, keptText } from '#services/orders/order-notes.rules.ts';
import { doorstepAddOn } from '#services/orders/orders.words.ts';

/** What people and others type: words, the add-on itself, and whatever a keyboard cannot. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(doorstepAddOn, `${doorstepAddOn}.`, '. ', ' ', '\r\n', '\u0000', 'e\u0301', 'Mind the dog'),
    ),
  )
  .map((parts) => parts.join(''));

describe('What is said to the driver', () => {
  it('has the words of the add-on in front, once, and nothing else in front of it [A7.061] [A7.O9]', () => {
    expect(instructionsText('Mind the dog', true)).toBe(`${doorstepAddOn}. Mind the dog`);
    expect(instructionsText('', true)).toBe(`${doorstepAddOn}.`);
    expect(instructionsText('Mind the dog', false)).toBe('Mind the dog');
    expect(instructionsIn(`${doorstepAddOn}. Mind the dog`)).toEqual({
      instructions: 'Mind the dog',
      isAtDoorstep: true,
    });
    expect(instructionsIn(`Mind the dog. ${doorstepAddOn}.`).isAtDoorstep).toBe(false);
  });

  it('joined and taken apart again, however often, stays as it is [A7.O9]', () => {
    fc.assert(
      fc.property(typed, fc.boolean(), (text, isAtDoorstep) => {
        const first = instructionsIn(instructionsText(text, isAtDoorstep));
        let again = first;
        for (let times = 0; times < 3; times++)
          again = instructionsIn(instructionsText(again.instructions, again.isAtDoorstep));
        expect(again).toEqual(first);
        expect(first.instructions.startsWith(`${doorstepAddOn}.`)).toBe(false);
        if (isAtDoorstep) expect(first.isAtDoorstep).toBe(true);
      }),
    );
  });

  it('is plain text: one form of each letter, its lines, no other control characters', () => {
    expect(keptText(' a\tb\r\nc\u0007\u2028d e\u0301 ')).toBe('a b\nc\nd é');
    expect(keptText('e\u0007\u0301')).toBe('é');
    fc.assert(
      fc.property(typed, (text) => {
        const kept = keptText(text);
        expect(kept).toBe(keptText(kept));
        expect(kept).not.toMatch(/[^\P{Cc}\n]/u);
      }),
    );
  });
});
