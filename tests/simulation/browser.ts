import { openFakeDatabase } from '../services/trolley/fake-indexed-db.ts';
import { createArea, type SimArea, type StorageMood } from './storage.ts';

/** What all tabs of a device have in common, however often their pages are loaded. */
export type Device = {
  isAsleep: boolean;
  isOffline: boolean;
  /** By how much its clock is wrong. */
  skewMs: number;
};

/** One browser on one device: its cookies, what it remembers, and the channels between its tabs. */
export function createBrowser() {
  const mood: StorageMood = { isRefused: false };
  const cookies = new Map<string, string>();
  const kept = openFakeDatabase();
  return {
    mood,
    /** A page ended while nothing could be kept: what it had on its way is known to nobody in this browser. */
    hasForgotten: false,
    device: { isAsleep: false, isOffline: false, skewMs: 0 } as Device,
    localStorage: createArea(mood) as SimArea,
    newTabStorage: () => createArea(mood),
    channels: new Set<unknown>(),
    database: (): IDBFactory => {
      if (mood.isRefused) throw new Error('SecurityError: IndexedDB is refused');
      return kept;
    },
    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keepCookies(lines: readonly string[]): void {
      for (const line of lines) {
        const [pair = '', ...rest] = line.split(/;\s*/);
        const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
        const isGone = value === '' || rest.some((part) => /^max-age=0$/i.test(part));
        if (isGone) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
export type SimBrowser = ReturnType<typeof createBrowser>;
