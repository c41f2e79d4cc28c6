import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A noisy console fails the test that made the noise; a test that expects a line mocks the method itself. */
const heard: string[] = [];
beforeEach(() => {
  heard.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...args: unknown[]) => void heard.push(`${level}: ${args.map(String).join(' ')}`),
    );
});
afterEach(() => {
  const said = [...heard];
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
