import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodePart, parseQuery, stringifyQuery } from '#services/navigation/query.rules.ts';

it('any text that is written into an address is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect(parseQuery(stringifyQuery({ q: text }))).toEqual({ q: text.toWellFormed() });
    }),
  );
});

it('each ASCII character is written alike whether or not a neighbour has to be encoded', () => {
  for (let code = 0; code < 128; code++) {
    const one = String.fromCharCode(code);
    expect(encodePart(`${one}ā`)).toBe(`${encodePart(one)}%C4%81`);
  }
});
