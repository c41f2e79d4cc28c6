import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartPages } from './charts/pages.ts';

const folder = join(import.meta.dirname, '../docs/charts');
mkdirSync(folder, { recursive: true });

const pages = await chartPages();
for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(join(folder, name));
for (const [name, text] of pages) writeFileSync(join(folder, name), text);
console.log(`${pages.size} files in docs/charts`);
