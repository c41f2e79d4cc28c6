// What the build in dist/ was made from. Plain JavaScript for any Node.
import { createHash } from 'crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'fs';
import { join } from 'path';

const sources = [
  'src',
  'ui',
  'routes',
  'machines',
  'services',
  'fixtures',
  'bin',
  'inspector',
  'public',
  'docs/charts',
];
const single = ['vite.config.ts', 'package.json', 'package-lock.json'];

function filesUnder(root, path, found) {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) filesUnder(root, name, found);
    else if (!entry.name.includes('.gen.')) found.push(name);
  }
  return found;
}

function hashOf(root, describe) {
  const present = (path) => existsSync(join(root, path));
  const files = single.filter(present);
  for (const folder of sources.filter(present)) filesUnder(root, folder, files);
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(describe(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const byTime = (root) =>
  hashOf(root, (file) => {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs} ${size}`;
  });
const byContent = (root) => hashOf(root, (file) => readFileSync(file));
const stampOf = (root) => join(root, 'dist/stamp.json');

/** The state of the sources, to be taken before a build begins. */
export const sourceStamp = (root) => ({ time: byTime(root), content: byContent(root) });

export const writeStamp = (root, stamp) => writeFileSync(stampOf(root), JSON.stringify(stamp));

/** Whether dist/ holds the build of these very sources. Times are looked at first; contents when the times differ. */
export function isBuilt(root) {
  if (!existsSync(stampOf(root))) return false;
  const { time, content } = JSON.parse(readFileSync(stampOf(root), 'utf8'));
  const now = byTime(root);
  if (now === time) return true;
  if (byContent(root) !== content) return false;
  writeStamp(root, { time: now, content });
  return true;
}
