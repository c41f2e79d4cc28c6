import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { glyphsFile } from './art/glyphs.ts';
import { lettersFile } from './art/letters.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const into = (path: string, text: string) => writeFileSync(`${root}${path}`, text);

into('fixtures/packs/letters.generated.ts', lettersFile(`${root}node_modules/@fontsource-variable/figtree/files`));
into('fixtures/packs/glyphs.generated.ts', glyphsFile(`${root}node_modules/@iconify-json`));
