import { hostileQuery } from './queries.ts';
import { faultOfAnswer, faultOfPage } from './query-laws.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
export type QueryFinding = { readonly query: string; readonly fault: string };
export type QueryReport = {
  readonly queries: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly findings: readonly QueryFinding[];
  /** How many times as much as a plain answer of the same address and run the dearest one cost. */
  readonly dearest: { readonly times: number; readonly query: string };
};

const paths = {
  '/api/v1/products': '',
  '/api/v1/products/search': '?search=milk',
  '/api/v1/products/search-suggestions': '?search=milk',
} as const;
/** No answer may cost more than so many plain ones. */
export const mostTimes = 20;
const plainEvery = 200;
const tries = 6;
/** What seems too dear is asked this often before it is believed: a longer answer is interrupted more by other work. */
const triesUsually = 60;

async function askedOnce(fetch: Fetch, url: string) {
  const request = new Request(url);
  const before = performance.now();
  const answer = await fetch(request);
  const body = await answer.text();
  return { ms: performance.now() - before, status: answer.status, body };
}

/** The least of several, since a machine with other work makes anything dear once. */
async function leastMs(fetch: Fetch, url: string, enoughMs: number, most = tries): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < most && least > enoughMs; time++) least = Math.min(least, (await askedOnce(fetch, url)).ms);
  return least;
}

/** Puts odd queries to the rules of a page and to the listing, the search and the suggestions of a store. */
export async function fuzzQueries(
  fetch: Fetch,
  origin: string,
  queries: number,
  chance: () => number,
  triesOfDear = triesUsually,
): Promise<QueryReport> {
  const statuses: Record<number, number> = {};
  const findings: QueryFinding[] = [];
  let dearest = { times: 0, query: '' };
  const plainMs = new Map<string, number>();
  for (let asked = 0; asked < queries; asked++) {
    if (asked % plainEvery === 0)
      for (const [path, plain] of Object.entries(paths)) {
        const ms = await leastMs(fetch, `${origin}${path}${plain}`, 0);
        plainMs.set(path, Math.max(ms, plainMs.get(path) ?? 0));
      }
    const query = hostileQuery(chance);
    const ofPage = faultOfPage(query);
    if (ofPage) findings.push({ query, fault: ofPage });
    const path = Object.keys(paths)[asked % 3] ?? '';
    const url = `${origin}${path}?${query}`;
    const { ms, status, body } = await askedOnce(fetch, url);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const ofAnswer = faultOfAnswer(status, body);
    if (ofAnswer) findings.push({ query: `${path}?${query}`, fault: ofAnswer });
    const plain = plainMs.get(path) ?? 1;
    if (ms <= plain * Math.max(dearest.times, 1)) continue;
    let least = Math.min(ms, await leastMs(fetch, url, plain));
    if (least > plain * mostTimes) least = Math.min(least, await leastMs(fetch, url, plain * mostTimes, triesOfDear));
    const times = least / plain;
    if (times > dearest.times) dearest = { times, query: `${path}?${query}` };
    if (times > mostTimes)
      findings.push({ query: `${path}?${query}`, fault: `costs ${times.toFixed(1)} plain answers` });
  }
  return { queries, statuses, findings, dearest };
}
