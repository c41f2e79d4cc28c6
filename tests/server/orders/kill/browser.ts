import type { Random } from '#fixtures/random.ts';
import { realWorld } from '../../world.ts';
import type { Buyer } from '../shoppers.ts';
import type { MortalStore } from './store.ts';

/** What a shopper is about when the store is killed. */
export const phases = ['reserve', 'place', 'pay', 'other'] as const;
export type Phase = (typeof phases)[number];

export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
type Asked = {
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly phase?: Phase;
};
export type Edge = {
  readonly store: MortalStore;
  readonly random: Random;
  /** A request of that phase is on its way. */
  readonly onSent: (phase: Phase) => void;
  /** Answers that nobody should ever be given. */
  readonly strange: unknown[];
};

const patienceMs = 20_000;
const longestPauseMs = 40;
export const pause = ({ random }: Pick<Edge, 'random'>): Promise<void> =>
  realWorld.clock.sleep(random.between(5, longestPauseMs));
export const codeOf = ({ body: { code } }: Answer): string => (typeof code === 'string' ? code : '');

/** A browser of a shopper, which knows that an answer may be lost. */
export function browserOf(edge: Edge, { headers }: Buyer) {
  async function send(address: string, init: RequestInit, phase: Phase): Promise<Answer | null> {
    await edge.store.whenOpen();
    edge.onSent(phase);
    try {
      const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) });
      const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
      if (answer.status === 500) edge.strange.push({ address, answer });
      return answer.status >= 500 ? null : answer;
    } catch {
      return null;
    }
  }
  /** Null when nobody answered, or nobody could. */
  const ask = (path: string, { method = 'GET', body, key, phase = 'other' }: Asked = {}) =>
    send(
      `${edge.store.origin}/api/${path}`,
      {
        method,
        headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      phase,
    );
  /** Says it again until somebody answers: for what may be said as often as one likes. */
  async function insist(path: string, asked: Asked = {}, allowed: readonly string[] = []): Promise<Answer> {
    for (;;) {
      const answer = await ask(path, asked);
      if (answer === null) await pause(edge);
      else if (answer.status === 200 || allowed.includes(codeOf(answer))) return answer;
      else throw new Error(`${asked.method ?? 'GET'} ${path}: ${JSON.stringify(answer)}`);
    }
  }
  /** Types a card into a frame of the payment side, as the page in the frame does. */
  async function typeCard(number: string): Promise<string> {
    for (;;) {
      const { body } = await insist('v1/payments/card-capture');
      const url = String(body['url']);
      const typed = { number, month: 12, year: 2031, cvv: '123', verify: false, save: false };
      const own = { 'content-type': 'application/json', origin: new URL(url).origin };
      const answer = await send(url, { method: 'POST', headers: own, body: JSON.stringify(typed) }, 'pay');
      const instrumentId = answer?.body['instrumentId'];
      if (typeof instrumentId === 'string') return instrumentId;
      await pause(edge);
    }
  }
  return { ask, insist, typeCard };
}
export type Browser = ReturnType<typeof browserOf>;
