import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './kit/project.ts';
import { bugs } from './planted/bugs.ts';

const texts = new Map([...new Set(bugs.map(({ file }) => file))].map((file) => [file, textOf(file)]));

function textOf(file: string): string {
  return existsSync(join(root, file)) ? read(file) : '';
}

describe('A planted bug', () => {
  it('finds its line exactly once in the code of today, so that it can be planted', () => {
    const astray = bugs
      .map(({ says, file, find }) => ({ says, file, times: (texts.get(file) ?? '').split(find).length - 1 }))
      .filter(({ times }) => times !== 1);
    expect(astray).toEqual([]);
  });

  it('puts something else in its place', () => {
    expect(bugs.filter(({ find, put }) => find === put)).toEqual([]);
  });
});
