import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../browser/chromium.ts';
import { journeyStore, type Rig } from './journey-store.ts';

/** The store of the journeys and a browser, for the tests of one file. */
export function journeyRig(): Rig {
  const rig: { -readonly [K in keyof Rig]?: Rig[K] } = {};
  beforeAll(async () => {
    [rig.store, rig.browser] = await Promise.all([journeyStore(), openBrowser()]);
  });
  afterAll(async () => {
    await rig.browser?.close();
    await rig.store?.stop();
  });
  return rig as Rig;
}
