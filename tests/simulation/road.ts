import { chanceOf, type FaultKind } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
};
export type Answered = Sent & { readonly status: number; readonly text: string };

export type RoadEdge = {
  readonly seed: number;
  readonly scheduler: Scheduler;
  /** Those that are switched on now. */
  readonly hasFault: (kind: FaultKind) => boolean;
  readonly seen: (kind: FaultKind) => void;
  readonly store: (request: Request, client: string) => Promise<Response>;
  readonly say: (line: string) => void;
};

export type Traveller = {
  readonly name: string;
  readonly client: string;
  readonly cookie: () => string;
  readonly keepCookies: (lines: readonly string[]) => void;
  readonly isOffline: () => boolean;
  /** Does something in the page that asked, when it is awake; never, when it is gone. */
  readonly deliver: (work: () => void) => void;
  readonly sent?: (sent: Sent) => void;
  /** The answer has come to the page; of one that is lost nothing is heard. */
  readonly answered?: (answered: Answered, tookMs: number) => void;
  readonly arrived?: (answered: Answered) => void;
};

const busy = () =>
  new Response('{"code":"Busy","message":"Busy"}', {
    status: 503,
    headers: { 'content-type': 'application/json', 'retry-after': '1' },
  });
const slowestMs = 12_000;

function bodyOf(text: string | undefined): unknown {
  try {
    return text === undefined || text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** The road between tabs and the store: what becomes of a request is the same whatever others do. */
export function createWorldRoad({ seed, scheduler, hasFault, seen, store, say }: RoadEdge) {
  return (traveller: Traveller) => {
    let asked = 0;
    return async (request: Request): Promise<Response> => {
      asked += 1;
      const chance = chanceOf(seed, 'road', traveller.name, asked);
      const fate = (kind: FaultKind, share: number) => {
        const isHit = chance.next() < share && hasFault(kind);
        if (isHit) seen(kind);
        return isHit;
      };
      const { pathname, search } = new URL(request.url);
      const text = request.body === null ? undefined : await request.text();
      const sent: Sent = {
        method: request.method,
        path: pathname,
        key: request.headers.get('idempotency-key'),
        body: bodyOf(text),
      };
      traveller.sent?.(sent);
      const startedMs = scheduler.nowMs;
      const isLost = fate('lostRequest', 0.05);
      const isLostBack = fate('lostAnswer', 0.06);
      const isDown = pathname.endsWith('/credentials') && fate('identityDown', 0.4);
      const isBusy = fate('busyStore', 0.05) || isDown;
      const isRubbish = fate('rubbish', 0.04);
      const isTwice = fate('doubledRequest', 0.08);
      const isLate = fate('lateAnswer', 0.08);
      const [thereMs, backMs, lateMs] = [5 + chance.next() * 60, 5 + chance.next() * 60, chance.next() * slowestMs];
      say(`${traveller.name} asks ${sent.method} ${pathname}${isLost ? ' lost' : ''}${isBusy ? ' busy' : ''}`);
      const ask = () =>
        new Request(`${new URL(request.url).origin}${pathname}${search}`, {
          method: request.method,
          headers: {
            ...Object.fromEntries(request.headers),
            'sec-fetch-site': 'same-origin',
            ...(traveller.cookie() === '' ? {} : { cookie: traveller.cookie() }),
          },
          ...(text === undefined ? {} : { body: text }),
        });
      return new Promise((resolve, reject) => {
        const { signal } = request;
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        const fail = () => traveller.deliver(() => reject(new TypeError('Failed to fetch')));
        const answer = (response: () => Response, told: Answered) =>
          traveller.deliver(() => {
            traveller.answered?.(told, scheduler.nowMs - startedMs);
            resolve(response());
          });
        if (isLost) return;
        scheduler.after(thereMs, () => {
          if (traveller.isOffline()) return fail();
          if (isBusy) return answer(busy, { ...sent, status: 503, text: '' });
          const once = async (isHeard: boolean) => {
            const response = await store(ask(), traveller.client);
            const told = await response.text();
            const heard = { ...sent, status: response.status, text: told };
            say(`${traveller.name} is answered ${sent.method} ${pathname} ${response.status}`);
            traveller.arrived?.(heard);
            if (!isHeard) return;
            scheduler.after(backMs + (isLate ? lateMs : 0), () => {
              if (isLostBack || traveller.isOffline()) return isLostBack && chance.next() < 0.5 ? undefined : fail();
              traveller.keepCookies(response.headers.getSetCookie());
              if (isRubbish)
                return answer(() => new Response('<html>not what was asked for</html>'), {
                  ...heard,
                  status: 0,
                  text: '',
                });
              answer(
                () =>
                  new Response(response.status === 204 ? null : told, {
                    status: response.status,
                    headers: {
                      'content-type': 'application/json',
                      ...(response.headers.has('retry-after')
                        ? { 'retry-after': response.headers.get('retry-after') ?? '1' }
                        : {}),
                    },
                  }),
                heard,
              );
            });
          };
          void once(true).catch(fail);
          if (isTwice) scheduler.after(chance.next() * 400, () => void once(false).catch(() => undefined));
        });
      });
    };
  };
}
export type WorldRoad = ReturnType<typeof createWorldRoad>;
