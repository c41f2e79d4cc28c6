import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const isPage = process.env['KETE_MUTANTS_PAGE'] === '1';

/** One worker, one file, nothing reported: the bench itself says what it saw. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [react()],
  test: {
    include: ['bin/mutants/bench.driver.ts'],
    environment: isPage ? 'jsdom' : 'node',
    setupFiles: ['tests/quiet-console.ts', ...(isPage ? ['tests/ui/setup.ts'] : [])],
    pool: 'forks',
    isolate: false,
    testTimeout: 0,
    hookTimeout: 0,
    expect: { poll: { timeout: 1_500 } },
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: [{}],
  },
});
