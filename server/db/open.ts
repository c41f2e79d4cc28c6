import type { World } from '../world.ts';
import type { Database } from './database.ts';

export type DatabaseTarget = { readonly dataDir: string } | { readonly databaseUrl: string };

/** Opens the embedded database of a folder, or PostgreSQL by its address. It may still have to be migrated and seeded. */
export async function openDatabase(target: DatabaseTarget, world: World): Promise<Database> {
  if ('databaseUrl' in target) return (await import('./postgres/open.ts')).openPostgres(target.databaseUrl, world);
  return (await import('./sqlite/open.ts')).openSqlite(target.dataDir, world);
}
