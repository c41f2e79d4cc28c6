import { type Ledger, memoryLedger } from '#server/payments/ledger.ts';
import { createPaymentSide } from '#server/payments/side.ts';
import type { Capture } from '#server/payments/provider.ts';
import type { Log, LogFacts } from '#server/log.ts';
import { realWorld } from '../world.ts';

export const payOrigin = 'http://127.0.0.1:3001';
export const shopOrigin = 'http://localhost:3000';
export const card = { number: '4111111111111111', month: 12, year: 2031, cvv: '123', verify: false, save: false };

const pathIn = (frame: Capture) => ({ ...frame, path: new URL(frame.url).pathname });

/** A payment side whose waits are over at once, with all that it logs and the lengths of its waits. */
export function openPaymentSide(ledger: Ledger = memoryLedger(realWorld), random = realWorld.random) {
  let nowMs = Date.UTC(2026, 10, 21);
  const logged: string[] = [];
  const sleeps: number[] = [];
  const write = (facts: LogFacts, message: string) => void logged.push(`${JSON.stringify(facts)} ${message}`);
  const log: Log = { debug: write, info: write, warn: write, error: write, fatal: write };
  const clock = { nowMs: () => nowMs, sleep: async (ms: number) => void sleeps.push(ms) };
  const side = createPaymentSide({ origin: payOrigin, shopOrigin, ledger, log, world: { clock, random } });
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
    open: async () => pathIn(await side.provider.openCapture()),
    openWallet: async () => pathIn(await side.provider.openWallet()),
    /** A card that was taken, by its name. */
    async taken(number = card.number, wishes: object = {}): Promise<string> {
      const { path, instrumentId } = pathIn(await side.provider.openCapture());
      await submit(path, { ...card, number, ...wishes });
      return instrumentId;
    },
  };
}
