import { randomFillSync } from 'node:crypto';
import { readConfig } from '../server/config.ts';
import type { Database } from '../server/db/database.ts';
import { openData } from '../server/start/catalogue.ts';

export const clock = {
  nowMs: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};
export const random = {
  fraction: () => Math.random(),
  bytes: (length: number) => randomFillSync(new Uint8Array(length)),
};

/** The data of the store that DATA_DIR or DATABASE_URL name, also while it runs. Where there is none, it says so and ends. */
export async function openOwnStore(): Promise<Database> {
  const config = readConfig(process.env);
  const db = await openData(config, { clock, random });
  try {
    await db.read.selectFrom('flags').select('name').limit(1).execute();
    return db;
  } catch {
    await db.close();
    console.error(
      `There is no store in ${config.databaseUrl ? 'that database' : config.dataDir} yet: npm start makes one.`,
    );
    process.exit(2);
  }
}
