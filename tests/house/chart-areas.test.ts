import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../../bin/inspector/areas.ts';
import { root } from './kit/project.ts';

describe('The inspector’s list of charts', () => {
  it('has a place for every chart, and for none that is not there', () => {
    const folders = readdirSync(join(root, 'machines')).filter((name) => name !== 'kit');
    const placed = Object.values(areas).flat();
    expect(placed.toSorted()).toEqual(folders.toSorted());
  });
});
