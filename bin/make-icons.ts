/** Writes the one sprite of the interface and the union of its names, from the table beside them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ownIcons } from './own-icons.ts';

type Icons = {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
};
const folder = join(import.meta.dirname, '../ui/icon');
const lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as Icons;
const table = JSON.parse(readFileSync(join(folder, 'icons.table.json'), 'utf8')) as Record<string, string>;

const line = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** What is drawn of an icon: the line itself is said once, on the symbol. */
function drawingOf(icon: string): string {
  const body = lucide.icons[icon]?.body ?? lucide.icons[lucide.aliases?.[icon]?.parent ?? '']?.body;
  if (!body) throw new Error(`lucide has no icon named "${icon}"`);
  const bare = body.replaceAll(` ${line}`, '').replace(/^<g>(.*)<\/g>$/, '$1');
  if (/ stroke/.test(bare)) throw new Error(`The icon "${icon}" is drawn with a line of its own.`);
  return bare;
}

function symbolOf([name, source]: [string, string]): string {
  const [icon = '', filled] = source.split(' ');
  const attributes = filled ? line.replace('none', 'currentColor') : line;
  const drawing = icon === 'own' ? ownIcons[name] : drawingOf(icon);
  if (!drawing) throw new Error(`Nobody has drawn "${name}".`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${attributes}>${drawing}</symbol>`;
}

const rows = Object.entries(table);
writeFileSync(
  join(folder, 'sprite.generated.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${rows.map(symbolOf).join('\n')}\n</svg>\n`,
);
writeFileSync(
  join(folder, 'icon-names.generated.ts'),
  `export const iconNames = [\n${rows.map(([name]) => `  '${name}',\n`).join('')}] as const;\nexport type IconName = (typeof iconNames)[number];\n`,
);
