import { afterEach, expect, it, vi } from 'vitest';
import { fadeQuietly } from '#src/browser/fading.ts';
import type { ShopRouter } from '#src/router.tsx';

const unheard: unknown[] = [];
const hear = (reason: unknown) => void unheard.push(reason);
process.on('unhandledRejection', hear);
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  process.off('unhandledRejection', hear);
});

it('a fade that the next page cuts short is nobody’s fault: both pages are shown and nothing is reported', async () => {
  const router = {} as ShopRouter;
  fadeQuietly(router);
  const fade = vi.fn<(show: () => Promise<void>) => object>((show) => ({
    ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
    updateCallbackDone: show(),
  }));
  Object.assign(document, { startViewTransition: fade });
  const shown = vi.fn<() => Promise<void>>(async () => {});
  router.shouldViewTransition = true;
  await router.startViewTransition(shown);
  await router.startViewTransition(shown);
  await new Promise((resolve) => setTimeout(resolve));
  expect([shown.mock.calls.length, fade.mock.calls.length, unheard]).toEqual([2, 1, []]);
});
