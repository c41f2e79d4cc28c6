import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notYetPage } from './not-yet.rules.ts';

writeFileSync(join(import.meta.dirname, '../docs/not-yet.md'), notYetPage());
console.log('docs/not-yet.md is as routes/-waiting-words.ts');
