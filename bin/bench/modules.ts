import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');
process.env['NODE_ENV'] = 'production';

/** What of a minified chunk came from which module, by its source map. */
function shares({ code, map }: Rolldown.OutputChunk): Map<string, string> {
  const found = new Map<string, string>();
  const lines = new SourceMap(map as never);
  code.split('\n').forEach((text, line) => {
    let from = 0;
    let owner = '(joints)';
    for (let column = 0; column <= text.length; column++) {
      const entry = lines.findEntry(line, column) as {
        generatedLine?: number;
        generatedColumn?: number;
        originalSource?: string;
      };
      const isStart = entry.generatedLine === line && entry.generatedColumn === column;
      if (!isStart && column < text.length) continue;
      found.set(owner, (found.get(owner) ?? '') + text.slice(from, column));
      from = column;
      owner = entry.originalSource ?? '(joints)';
    }
  });
  return found;
}

const output = await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false, sourcemap: 'hidden', ssr: false, outDir: 'dist/client' },
  environments: { client: { build: { sourcemap: 'hidden', write: false } } },
});
const bundles = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[];
const wanted = process.argv[2] ?? 'entry-client';
for (const bundle of bundles)
  for (const chunk of bundle.output) {
    if (chunk.type !== 'chunk' || !chunk.fileName.includes(wanted)) continue;
    const rows = [...shares(chunk)].map(([id, text]) => ({
      id: id.replace(/^(\.\.\/)+/, ''),
      raw: text.length,
      br: brotliCompressSync(text).length,
    }));
    rows.sort((a, b) => b.raw - a.raw);
    console.log(chunk.fileName, chunk.code.length, brotliCompressSync(chunk.code).length);
    for (const { id, raw, br } of rows) console.log(String(raw).padStart(7), String(br).padStart(7), id);
  }
