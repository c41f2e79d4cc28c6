import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

const node = (name: string, timeout = 20_000, setupFiles: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include: [`tests/${name}/**/*.test.ts`],
    setupFiles: ['tests/quiet-console.ts', ...setupFiles],
    testTimeout: timeout,
    hookTimeout: 60_000,
    // A busy machine shows late what it shows.
    expect: { poll: { timeout: 8_000 } },
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      node('house'),
      node('machines'),
      node('services'),
      node('server', 60_000),
      node('journeys', 120_000, ['tests/browser/told-at-failure.ts']),
      node('browser', 120_000, ['tests/browser/told-at-failure.ts']),
      node('webkit', 120_000),
      node('simulation', 60_000),
      node('bench', 60_000),
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/quiet-console.ts', 'tests/ui/setup.ts'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['machines/**', 'services/**', 'src/**', 'ui/**', 'server/**'],
      reporter: ['text-summary'],
    },
  },
});
