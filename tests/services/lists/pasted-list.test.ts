import { describe, expect, it } from 'vitest';
import { amountFor, bestOf } from '#services/lists/matches.rules.ts';
import { createPastedList, longestPaste } from '#services/lists/pasted-list.ts';
import { linesOf } from '#services/lists/pasted-list.rules.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';

describe('The lines of a list that somebody pasted', () => {
  it.each([
    ['one thing a line', 'milk\nbread', ['milk', 'bread']],
    ['line ends of every kind', 'milk\r\nbread\rrice\u2028oats', ['milk', 'bread', 'rice', 'oats']],
    ['commas and semicolons', 'milk, bread; rice', ['milk', 'bread', 'rice']],
    ['a decimal comma is no comma of a list', '1,5 kg kumara', ['1,5 kg kumara']],
    ['a measure stays with what it measures', 'milk, 2 L, bread', ['milk 2 L', 'bread']],
    ['amounts stand as they were', '2 x milk\n3x eggs\n6 bananas', ['2 x milk', '3x eggs', '6 bananas']],
    ['bullets of every kind', '- milk\n• bread\n* rice\n– oats\n→ tea', ['milk', 'bread', 'rice', 'oats', 'tea']],
    ['boxes, ticked or not', '- [ ] milk\n[x] bread\n☐ rice\n✓ oats', ['milk', 'bread', 'rice', 'oats']],
    ['numbers that only count the lines', '1. milk\n2) bread\n10. rice', ['milk', 'bread', 'rice']],
    ['a number that is an amount', '1.5 L milk\n7 up', ['1.5 L milk', '7 up']],
    ['pictures among words', '🥛 milk\nbread 🍞\n👨‍👩‍👧 cake', ['milk', 'bread', 'cake']],
    ['signs that nobody sees', '\u200bmilk\ufeff\n\u202ebread', ['milk', 'bread']],
    ['room around and within', '  milk \t 2 L  \n\n\n', ['milk 2 L']],
    ['the head of a part', 'Dairy:\nmilk\nBakery:\nbread', ['milk', 'bread']],
    ['what is no word', '---\n***\n🛒\n,,,', []],
    ['the same thing twice', 'Milk\nmilk\n MILK ', ['Milk']],
    ['letters with macrons in both of their forms', 'kūmara\nku\u0304mara', ['kūmara']],
    ['minus, plus and per cent in a name', 'A2 milk 1.5% fat\nvitamin B12+', ['A2 milk 1.5% fat', 'vitamin B12+']],
    ['nothing', '', []],
  ])('%s', (_, pasted, lines) => {
    expect(linesOf(pasted)).toEqual(lines);
  });

  it('are no more than a list holds, and none is longer than a line of it', () => {
    const many = Array.from({ length: 400 }, (_, at) => `thing ${at}`).join('\n');
    expect(linesOf(many)).toHaveLength(300);
    expect([...(linesOf('ā'.repeat(500))[0] ?? '')]).toHaveLength(120);
  });

  it('read once more are the same lines', () => {
    const lines = linesOf('- [ ] 2 x milk, 1 L\n3) • bread 🍞\nDairy:\n1. 2. rice');
    expect(linesOf(lines.join('\n'))).toEqual(lines);
  });

  it('of half a picture, and of a hundred thousand signs, are read at once', () => {
    expect(linesOf('milk \ud83d\nbread')).toEqual(['milk', 'bread']);
    const startMs = performance.now();
    linesOf('- '.repeat(50_000));
    linesOf('1. '.repeat(30_000));
    linesOf(`x${' '.repeat(100_000)}y`);
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});

const tab = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
};
const list = { text: 'milk', isShopping: true, marks: [] };

describe('A list that a tab remembers', () => {
  it('comes back to its shopper, and to nobody else', () => {
    const area = tab();
    const pasted = createPastedList(() => area);
    pasted.remember('aroha', list);
    expect(pasted.recall('aroha')).toEqual({ ...list, isHanded: false });
    expect(pasted.recall('hemi')).toBeNull();
    expect(pasted.recall(null)).toBeNull();
  });

  it('that another page hands on is nobody’s, and goes to whoever signs in', () => {
    const pasted = createPastedList(tab);
    const area = tab();
    const shared = createPastedList(() => area);
    shared.hand(['milk', 'bread']);
    expect(shared.recall('hemi')).toEqual({ text: 'milk\nbread', isShopping: false, marks: [], isHanded: true });
    expect(pasted.recall('hemi')).toBeNull();
  });

  it('that is emptied is forgotten', () => {
    const area = tab();
    const pasted = createPastedList(() => area);
    pasted.remember('aroha', list);
    pasted.remember('aroha', { ...list, text: '' });
    expect(area.kept.size).toBe(0);
  });

  it.each(['{', '3', 'null', '{"subject":null}', '{"subject":null,"text":3}'])(
    'that is no list is none: %s',
    (text) => {
      const area = tab();
      area.setItem('pastedList', text);
      expect(createPastedList(() => area).recall(null)).toBeNull();
    },
  );

  it('keeps no mark of another form, and no more text than there may be', () => {
    const area = tab();
    area.setItem('pastedList', JSON.stringify({ subject: null, text: 'milk', marks: [{ term: 'milk' }, null, 3] }));
    const pasted = createPastedList(() => area);
    expect(pasted.recall(null)?.marks).toEqual([]);
    pasted.remember(null, { ...list, text: 'x'.repeat(longestPaste + 9) });
    expect(pasted.recall(null)?.text).toHaveLength(longestPaste);
  });

  it('in a browser that lets nothing be remembered is lost quietly', () => {
    const pasted = createPastedList(() => {
      throw new Error('refused');
    });
    expect(() => pasted.remember('aroha', list)).not.toThrow();
    expect(pasted.recall('aroha')).toBeNull();
  });
});

describe('The best match of a line', () => {
  const { plain, loose, gone, restricted } = sampleProducts;
  it('is the first that can be had', () => {
    expect(bestOf([gone, { ...plain, keptOut: 'goods' }, restricted])).toBe(restricted);
    expect(bestOf([gone])).toBeNull();
  });

  it.each([
    ['pieces', plain, 3, 3],
    ['no more than can be had', plain, 99, 50],
    ['at least one', plain, 0, 1],
    ['what so many pieces weigh', { ...loose, pieceGrams: 250 }, 6, 1_500],
    ['the least weight for each piece of what nobody has weighed', loose, 2, 500],
  ])('is wanted in %s', (_, product, pieces, amount) => {
    expect(amountFor(product, pieces)).toBe(amount);
  });
});
