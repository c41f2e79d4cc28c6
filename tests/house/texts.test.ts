import { describe, expect, it } from 'vitest';
import { sources } from './kit/project.ts';
import { givenTexts, isHomeOfTexts, phrasesIn, strayTexts } from './kit/texts.ts';

describe('The texts of the specification', () => {
  it('are known, word by word', () => {
    expect(givenTexts.size).toBeGreaterThan(120);
    expect(givenTexts).toContain('Loading, Please wait.');
  });

  it('stand in ui/texts and nowhere else on the way to the screen', () => {
    expect(sources.flatMap(strayTexts)).toEqual([]);
  });

  it('stand there once, names of things aside', () => {
    const texts = sources
      .filter(({ path }) => isHomeOfTexts(path))
      .flatMap(phrasesIn)
      .filter((text) => text.length >= 20 && givenTexts.has(text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each([
    ['ui/overlay/overlay.tsx', "export const O = () => <p role='alert'>Loading, Please wait.</p>;"],
    ['ui/overlay/overlay.tsx', "export const label = 'Loading, Please wait.';"],
    ['routes/index.tsx', 'export const label = `Loading, Please wait.`;'],
  ])('are caught when planted elsewhere: %s: %s', (path, text) => {
    expect(strayTexts({ path, text })).toEqual([`${path} says "Loading, Please wait."`]);
  });
});
