import { describe, expect, it } from 'vitest';
import { createKeptTexts } from '#services/storage/kept-texts.ts';

function area(text: string | null = null) {
  const kept = new Map(text === null ? [] : [['typed', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, typed: createKeptTexts(() => storage, 'typed') };
}
const miro = { about: null, texts: { suburb: 'Karori', street: '4 Mi' } };
const said = (more: object) => JSON.stringify({ subject: 'mere', ...miro, ...more });

describe('What a tab remembers of what is being typed', () => {
  it('is the same after a reload, and no other shopper’s', () => {
    const { typed } = area();
    typed.remember('mere', miro);
    expect([typed.recall('mere'), typed.recall('hone')]).toEqual([miro, null]);
    typed.remember('mere', { ...miro, about: 4 });
    expect(typed.recall('mere')).toEqual({ ...miro, about: 4 });
  });

  it.each([
    ['it was kept or given up', 'mere', null],
    ['nobody is here any more', null, miro],
  ] as const)('is forgotten when %s', (_, subject, now) => {
    const { typed, kept } = area();
    typed.remember('mere', miro);
    typed.remember(subject, now);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '7'],
    ['texts of nothing', JSON.stringify({ subject: 'mere', texts: miro.texts })],
    ['texts of something that is no number', said({ about: 'x' })],
    ['no texts', said({ texts: [] })],
    ['a text that is none', said({ texts: { street: 4 } })],
    ['a text as long as a book', said({ texts: { street: 'x'.repeat(2_001) } })],
  ])('is not believed as %s', (_, text) => {
    expect(area(text).typed.recall('mere')).toBe(null);
  });

  it('is nothing where there is no storage, or one that refuses', () => {
    const refusing = () => {
      throw new Error('No storage here.');
    };
    for (const typed of [createKeptTexts(() => undefined, 'typed'), createKeptTexts(refusing, 'typed')]) {
      typed.remember('mere', miro);
      expect(typed.recall('mere')).toBe(null);
    }
  });
});
