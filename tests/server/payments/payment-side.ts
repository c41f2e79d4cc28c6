import { createPaymentSide } from '#server/payments/side.ts';
import type { Log, LogFacts } from '#server/log.ts';
import { realWorld } from '../world.ts';

export const payOrigin = 'http://127.0.0.1:3001';
export const shopOrigin = 'http://localhost:3000';
export const card = { number: '4111111111111111', month: 12, year: 2031, cvv: '123', verify: false, save: false };

/** A payment side whose waits are over at once, with all that it logs and the lengths of its waits. */
export function openPaymentSide() {
  let nowMs = Date.UTC(2026, 10, 21);
  const logged: string[] = [];
  const sleeps: number[] = [];
  const write = (facts: LogFacts, message: string) => void logged.push(`${JSON.stringify(facts)} ${message}`);
  const log: Log = { debug: write, info: write, warn: write, error: write, fatal: write };
  const clock = { nowMs: () => nowMs, sleep: async (ms: number) => void sleeps.push(ms) };
  const side = createPaymentSide({ origin: payOrigin, shopOrigin, log, world: { ...realWorld, clock } });
  const ask = (path: string, init?: RequestInit) =>
    Promise.resolve(side.answer(new Request(`${payOrigin}${path}`, init)));
  const submit = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: payOrigin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    ...side,
    ask,
    submit,
    logged,
    sleeps,
    pass: (ms: number) => void (nowMs += ms),
    /** A frame, by its path and the name of its card. */
    async open() {
      const { url, instrumentId } = await side.provider.openCapture();
      return { path: new URL(url).pathname, url, instrumentId };
    },
  };
}
