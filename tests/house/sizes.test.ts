import { expect, it } from 'vitest';
import { sources } from './kit/project.ts';

const linesOf = (text: string) => text.trimEnd().split('\n').length;
const sized = sources.map(({ path, text }) => ({ path, lines: linesOf(text) }));

it('no file is longer than 250 lines', () => {
  expect(sized.filter(({ lines }) => lines > 250)).toEqual([]);
});

it('nine files of ten are shorter than 150 lines', () => {
  expect(sized.filter(({ lines }) => lines >= 150).length / sized.length).toBeLessThan(0.1);
});
