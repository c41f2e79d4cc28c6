import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateRenderer } from '../render.ts';

/** BUILD_DIR names another build, such as the development one that the hydration test looks at. */
const dist = resolve(import.meta.dirname, '../..', process.env['BUILD_DIR'] ?? 'dist');

export type Build = {
  /** The folder of the files that browsers ask for. */
  readonly client: string;
  readonly name: string;
  readonly manifest: Parameters<CreateRenderer>[0]['manifest'];
  readonly createRenderer: CreateRenderer;
};

/** The pages as they were built; null when they were not. */
export async function openBuild(): Promise<Build | null> {
  const routes = join(dist, 'routes.json');
  if (!existsSync(routes)) return null;
  const manifest = JSON.parse(readFileSync(routes, 'utf8')) as Build['manifest'] & { build: string };
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Pick<
    Build,
    'createRenderer'
  >;
  return { client: join(dist, 'client'), name: manifest.build, manifest, createRenderer: entry.createRenderer };
}
