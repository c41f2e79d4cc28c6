import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { latePages, lateKeys } from '../../bin/late-pages.ts';
import { root } from './kit/project.ts';

type Transform = { handler(this: { error(said: string): never }, code: string, id: string): { code: string } | null };
const plugin = latePages(root);
const transform = (code: string, file: string) =>
  (plugin.transform as unknown as Transform).handler.call(
    {
      error: (said) => {
        throw new Error(said);
      },
    },
    code,
    join(root, file),
  )?.code;
const keys = lateKeys(root);

it('every page and every loader that comes late has one number, and stands in a file that is there', () => {
  expect(keys.length).toBeGreaterThan(70);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !existsSync(join(root, key.split('?')[0] ?? '')))).toEqual([]);
  expect(keys).toEqual(
    expect.arrayContaining(['routes/-listing-route.tsx', 'routes/-content-route.tsx', 'routes/-orders-load.ts']),
  );
});

it('a page asks by its number for what it imports, and the list has it at that place', () => {
  const page = "const load = () => import('../-orders-load.ts');";
  const at = keys.indexOf('routes/-orders-load.ts');
  expect(transform(page, 'routes/account/orders.tsx')).toContain(`const load = () => pageChunk(${at});`);
  const list = transform('', 'routes/-late-pages.ts') ?? '';
  expect([...list.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, key]) => key)).toEqual(keys);
});

it('a page that imports what nobody counted fails the build', () => {
  expect(() => transform("import('./-unheard.ts');", 'routes/index.tsx')).toThrow(
    'brings routes/-unheard.ts, which bin/late-pages.ts does not count',
  );
});
