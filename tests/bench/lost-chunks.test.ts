import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { additions, followers } from '#src/browser/chunk-reload.ts';

const files = readdirSync(join(import.meta.dirname, '../../dist/client/assets')).filter((name) => name.endsWith('.js'));
const namesIn = ({ source }: RegExp) => source.replace(/^\\\/\(\?:(.*)\)-$/, '$1').split('|');

it('a part that may be lost without the page being loaded anew has the name that the build gives it', () => {
  const names = [...namesIn(additions), ...namesIn(followers)];
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter((name) => !files.some((file) => file.startsWith(`${name}-`) || file.startsWith(`${name}.`))),
  ).toEqual([]);
});
