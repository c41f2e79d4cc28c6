// npm run letters                 the letters that the store of DATA_DIR has sent, the newest first
// npm run letters -- read <n>     one of them, as text
// npm run letters -- page         all of them as a page, and where it stands
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { keptLetters, lettersFolder } from '../server/letters/letter-files.ts';
import { textOf } from '../server/letters/letter-html.ts';
import { lettersPage } from '../server/letters/letters-page.ts';

const usage = 'npm run letters [-- read <n> | page]';
const shownAtOnce = 30;
const [what = 'list', number = ''] = process.argv.slice(2);
const { dataDir } = readConfig(process.env);
const letters = await keptLetters(dataDir);

if (what === 'list') {
  const rows = letters
    .slice(0, shownAtOnce)
    .map(({ sent, to, subject }, index) => `${String(index + 1).padStart(3)}  ${sent.slice(0, 16)}  ${to}  ${subject}`);
  console.log(rows.join('\n') || 'No letter has been sent.');
} else if (what === 'read' && letters[Number(number) - 1]) {
  const letter = letters[Number(number) - 1];
  if (letter) console.log(`To: ${letter.to}\nSubject: ${letter.subject}\n\n${textOf(letter)}`);
} else if (what === 'page' && letters.length > 0) {
  const path = join(lettersFolder(dataDir), 'index.html');
  await writeFile(path, lettersPage(letters), { mode: 0o600 });
  console.log(path);
} else {
  console.error(letters.length === 0 ? 'No letter has been sent.' : usage);
  process.exitCode = 2;
}
