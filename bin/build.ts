import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { routeManifest, type ViteManifest } from './route-manifest.ts';
import { serviceWorker } from './service-worker.ts';
import { sourceStamp, writeStamp } from './stamp.js';

/** With --development React checks every attribute it hydrates and says what differs; that build stands apart. */
const isDevelopment = process.argv.includes('--development');
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';
const root = join(import.meta.dirname, '..');
const dist = join(root, isDevelopment ? 'dist/development' : 'dist');
const client = join(dist, 'client');
const stamp = sourceStamp(root);

rmSync(dist, { recursive: true, force: true });
const builder = await createBuilder({
  root,
  mode: isDevelopment ? 'development' : 'production',
  logLevel: process.argv.includes('--quiet') ? 'warn' : 'info',
  environments: {
    client: { build: { outDir: client, minify: !isDevelopment } },
    ssr: { build: { outDir: join(dist, 'server') } },
  },
});
await builder.buildApp();

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as ViteManifest;
rmSync(join(client, '.vite'), { recursive: true });
const routes = routeManifest(manifest, join(root, 'routes'));
writeFileSync(join(dist, 'routes.json'), JSON.stringify(routes));

const icons = join(root, 'fixtures/art/icons');
if (existsSync(icons)) {
  mkdirSync(join(client, 'icons'), { recursive: true });
  for (const name of readdirSync(icons)) copyFileSync(join(icons, name), join(client, 'icons', name));
}
writeFileSync(join(client, 'sw.js'), serviceWorker(routes, readFileSync(join(root, 'src/service-worker.js'), 'utf8')));

const squeezable = /\.(?:js|css|svg|txt|webmanifest)$/;
for (const file of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !squeezable.test(file.name)) continue;
  const path = join(file.parentPath, file.name);
  const body = readFileSync(path);
  if (body.length < 600) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
if (!isDevelopment) {
  writeStamp(root, stamp);
  // The shop is whole by now. It does not wait for its charts, and whoever built it hears that they are missing.
  const { buildInspector } = await import('./inspector/build.ts');
  const said = await buildInspector().catch((error: unknown) => {
    process.exitCode = 1;
    return `The shop is built, and its inspector is not: ${error instanceof Error ? error.stack : String(error)}`;
  });
  if (process.exitCode === 1 || !process.argv.includes('--quiet')) process.stderr.write(`${said}\n`);
}
