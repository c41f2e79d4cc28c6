import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

let made = 0;
const root = join(import.meta.dirname, '../..');

/** A bug of one line, in this bundle alone: what is to be caught must be there to be caught. */
export type Planted = { readonly file: string; readonly find: string; readonly put: string };

const fileOf = (id: string): string => id.split('?')[0] ?? id;
const planting = ({ file, find, put }: Planted): Plugin => ({
  name: 'planting',
  enforce: 'pre',
  transform(code, id) {
    if (fileOf(id) !== join(root, file)) return null;
    if (code.split(find).length !== 2) throw new Error(`${file} does not hold its line once.`);
    return code.replace(find, () => put);
  },
});

/** The shop's code as a browser has it, in a process that draws nothing; each file still knows where it stands. */
const asInBrowsers: Plugin = {
  name: 'as-in-browsers',
  enforce: 'pre',
  transform(code, id) {
    const file = fileOf(id);
    if (!/\.tsx?$/.test(file) || !code.includes('import.meta')) return null;
    return code
      .replaceAll('import.meta.env.SSR', 'false')
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      .replaceAll('import.meta.dirname', JSON.stringify(join(file, '..')))
      .replaceAll('import.meta.filename', JSON.stringify(file));
  },
};

/** Everything that takes part, in one file: what a page loads late comes at once, and in the same order each time. */
export async function bundleSimulation(entry: string, planted?: Planted): Promise<string> {
  const outDir = join(root, 'node_modules/.cache/kete-simulation', `${process.pid}-${++made}`);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [...(planted ? [planting(planted)] : []), asInBrowsers],
    build: {
      ssr: join(import.meta.dirname, entry),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'simulation.mjs', codeSplitting: false } as never },
    },
  });
  return join(outDir, 'simulation.mjs');
}

/** How a bundle is run: with room for what is young, and with its database in memory where there is a disk of that kind. */
export const runArguments = (file: string, asked: readonly string[]): readonly string[] => [
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  file,
  ...asked,
];
const memory = '/dev/shm';
export const runEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...(existsSync(memory) ? { TMPDIR: memory } : {}),
});
