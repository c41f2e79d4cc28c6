import type { Ask, Document } from './asks.ts';
import { makeAsk, operationsOf } from './asks.ts';
import { faultIn } from './laws.ts';

type Store = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly dataHash: () => Promise<string>;
};
export type Finding = { readonly ask: Ask; readonly fault: string };
export type Report = {
  readonly asked: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly findings: readonly Finding[];
};

/** Asks a store for a number of things made from its own document; reading may change nothing. */
export async function fuzz(store: Store, origin: string, requests: number, chance: () => number): Promise<Report> {
  const document = (await (await store.fetch(new Request(`${origin}/api/openapi.json`))).json()) as Document;
  const operations = operationsOf(document);
  const statuses: Record<number, number> = {};
  const findings: Finding[] = [];
  let before = await store.dataHash();
  for (let asked = 0; asked < requests; asked++) {
    const operation = operations[Math.floor(chance() * operations.length)];
    if (!operation) throw new Error('The document names no operation.');
    const ask = makeAsk(operation, origin, chance);
    const answer = await store.fetch(
      new Request(ask.url, { method: ask.method, headers: ask.headers, body: ask.body }),
    );
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const fault = await faultIn(answer, ask.method === 'HEAD');
    if (fault) findings.push({ ask, fault });
    const isRead = ask.method === 'GET' || ask.method === 'HEAD';
    if (!isRead || asked % 97 === 0) {
      const after = await store.dataHash();
      const mayChange = !isRead && answer.status < 300;
      if (!mayChange && after !== before) findings.push({ ask, fault: `changed data with ${answer.status}` });
      before = after;
    }
  }
  return { asked: requests, statuses, findings };
}

export const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
