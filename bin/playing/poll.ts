import { expect } from 'vitest';

/** A busy machine shows late what it shows. */
const patienceMs = 8_000;
const pauseMs = 50;

type Options = { readonly timeout?: number; readonly interval?: number };
type Matchers = Record<string, (...args: unknown[]) => unknown>;

/**
 * What a journey sees is said with `expect`, which polls only inside a test. Outside of one this does it: it asks again
 * until what is expected is so, or tells in the end what was there instead.
 */
function poll(ask: () => unknown, { timeout = patienceMs, interval = pauseMs }: Options = {}) {
  const matching = (isNot: boolean): unknown =>
    new Proxy(
      {},
      {
        get(_, name: string) {
          if (name === 'not') return matching(!isNot);
          return async (...args: unknown[]) => {
            const untilMs = performance.now() + timeout;
            for (;;)
              try {
                const assertion = expect(await ask());
                const matchers = (isNot ? assertion.not : assertion) as unknown as Matchers;
                await matchers[name]?.(...args);
                return;
              } catch (error) {
                if (performance.now() > untilMs) throw error;
                await new Promise((resolve) => setTimeout(resolve, interval));
              }
          };
        },
      },
    );
  return matching(false);
}

/** Lets journeys be played by a plain program. */
export const pollOutsideOfTests = (): void => void Object.assign(expect, { poll });
