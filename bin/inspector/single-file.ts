import { createHash } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InspectorData } from '../../inspector/data.types.ts';

const root = join(import.meta.dirname, '../..');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Script and style of the page, each in one piece. */
async function bundle(): Promise<{ readonly script: string; readonly style: string }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    // The charts that are tried come with the tests' rosters, and those with oracles that assert.
    resolve: { alias: { 'node:assert/strict': join(root, 'inspector/travel/no-assert.ts') } },
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      assetsInlineLimit: () => true,
      modulePreload: false,
      rollupOptions: { input: join(root, 'inspector/entry.tsx'), output: { codeSplitting: false } },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = output.filter((file) => file.type === 'chunk');
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const others = output.filter((file) => file.type === 'asset' && !file.fileName.endsWith('.css'));
  if (chunks.length !== 1 || others.length > 0)
    throw new Error(
      `The inspector is to be one file, and ${[...chunks, ...others].map(({ fileName }) => fileName).join(', ')} came out.`,
    );
  const [chunk] = chunks;
  return {
    script: chunk?.type === 'chunk' ? chunk.code.trim() : '',
    style: styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n'),
  };
}

/** What the page may do: run its own script, and nothing else. The file says so itself; the store says it once more. */
export const policyOf = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export async function singleFile(data: InspectorData): Promise<{ readonly html: string; readonly policy: string }> {
  const { script, style } = await bundle();
  // Within a script nothing may look like its end, or like the beginning of a comment of HTML.
  const safe = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  const policy = policyOf(safe, style);
  const html = [
    '<!doctype html>',
    '<html lang="en-NZ">',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Inspector – Kete</title>',
    '<link rel="icon" href="data:,">',
    `<style>${style}</style>`,
    '<body>',
    '<div id="root"><noscript>The inspector needs JavaScript.</noscript></div>',
    `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script type="module">${safe}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { html, policy };
}
