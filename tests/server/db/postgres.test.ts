import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { realWorld } from '../world.ts';
import { prepareContract } from './contract.prepare.ts';
import { databaseContract } from './contract.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  databaseContract(async () => openDatabase({ databaseUrl: await postgres.createDatabase() }, realWorld));
  prepareContract(
    () => postgres.createDatabase(),
    (databaseUrl) => ({ databaseUrl }),
  );
});
