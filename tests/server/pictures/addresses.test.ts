import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawArt } from '#fixtures/art/draw-art.ts';
import { artNames, departmentArtNames } from '#fixtures/art-names.ts';

const root = join(import.meta.dirname, '../../..');
const folders = ['ui', 'routes', 'src', 'services', 'server', 'fixtures', 'public'];
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(tsx?|css|js|webmanifest)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')),
);
const found = (address: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(address)].map(([, name = '']) => name)));

test('every picture of the shop that the sources name is drawn', () => {
  const names = found(/\/assets\/art\/([a-z0-9-]+)\.(?:svg|png)/g);
  expect(names.size).toBeGreaterThan(4);
  const listed = [...artNames, ...departmentArtNames].map(([name]) => name);
  expect([...names, ...listed].filter((name) => drawArt(name) === null)).toEqual([]);
});

test('every app icon that the sources name is there', () => {
  const names = found(/\/icons\/([a-z0-9-]+\.(?:svg|png|ico))/g);
  expect(names.size).toBeGreaterThan(3);
  expect([...names].filter((name) => !existsSync(join(root, 'fixtures/art/icons', name)))).toEqual([]);
});
