import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { allCharts } from './charts.ts';
import { papers } from './papers.ts';
import { singleFile } from './single-file.ts';

const dist = join(import.meta.dirname, '../../dist/inspector');

/** Builds the page that shows the charts: one file that needs nothing else. Says what came out in one line. */
export async function buildInspector(): Promise<string> {
  const [charts, told] = [await allCharts(), await papers()];
  const build = createHash('sha256').update(JSON.stringify(charts)).digest('hex').slice(0, 12);
  const { html, policy } = await singleFile({ build, charts, ...told });
  const body = Buffer.from(html);
  const quality = body.length > 4_000_000 ? 9 : 11;
  const small = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), body);
  writeFileSync(join(dist, 'index.html.br'), small);
  writeFileSync(join(dist, 'index.html.gz'), gzipSync(body, { level: 9 }));
  writeFileSync(join(dist, 'policy.txt'), policy);
  const kilo = (bytes: number) => `${Math.round(bytes / 1_000).toLocaleString('en-NZ')} KB`;
  return `The inspector: ${charts.length} charts, ${told.journeys.length} recorded journeys, ${kilo(body.length)}, ${kilo(small.length)} with brotli.`;
}
