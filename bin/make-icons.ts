// Writes the one sprite of the interface and the union of its names, from the table beside them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../ui/icon');
const lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
};
const table = JSON.parse(readFileSync(join(folder, 'icons.table.json'), 'utf8')) as Record<string, string>;

const bodyOf = (name: string): string => {
  const body = lucide.icons[name]?.body ?? lucide.icons[lucide.aliases?.[name]?.parent ?? '']?.body;
  if (!body) throw new Error(`lucide has no icon named "${name}"`);
  return body;
};
const symbols = Object.entries(table).map(([name, source]) => `<symbol id="${name}" viewBox="0 0 24 24">${bodyOf(source)}</symbol>`);
writeFileSync(join(folder, 'sprite.generated.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
const names = Object.keys(table).map((name) => `'${name}'`);
writeFileSync(join(folder, 'icon-names.generated.ts'), `export const iconNames = [${names.join(', ')}] as const;\nexport type IconName = (typeof iconNames)[number];\n`);
