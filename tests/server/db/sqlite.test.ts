import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { temporaryFolder } from '../folders.ts';
import { realWorld } from '../world.ts';
import { prepareContract } from './contract.prepare.ts';
import { databaseContract } from './contract.ts';

describe('on the embedded engine', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kete-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  databaseContract(() => openDatabase({ dataDir }, realWorld));
  prepareContract(
    async () => temporaryFolder(),
    (folder) => ({ dataDir: folder }),
  );
});
