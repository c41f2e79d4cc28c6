import type { Scheduler } from './scheduler.ts';

export type Weather = 'fair' | 'foul';

/** The road between a tab and the store: slow, and in foul weather lossy, late, busy or full of rubbish. */
export function createRoad(
  scheduler: Scheduler,
  chance: () => number,
  store: (request: Request) => Promise<Response>,
  trace: string[],
) {
  let weather: Weather = 'foul';
  const fetchFor = (tab: number) => {
    let cookie = '';
    return (request: Request): Promise<Response> =>
      new Promise((resolve, reject) => {
        const fate = weather === 'fair' ? 1 : chance();
        const path = new URL(request.url).pathname;
        trace.push(`${scheduler.nowMs} tab ${tab} asks ${request.method} ${path}${fate < 0.45 ? ' in vain' : ''}`);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        if (fate < 0.1) return;
        scheduler.after(5 + chance() * 80, async () => {
          if (fate < 0.2) return reject(new TypeError('Failed to fetch'));
          if (fate < 0.3)
            return resolve(
              new Response('{"code":"Busy","message":"Busy"}', {
                status: 503,
                headers: { 'content-type': 'application/json' },
              }),
            );
          if (fate < 0.35) return resolve(new Response('<html>not what was asked for</html>'));
          const headers = {
            ...Object.fromEntries(request.headers),
            'sec-fetch-site': 'same-origin',
            ...(cookie === '' ? {} : { cookie }),
          };
          const asked = new Request(request, { headers });
          const answer = await store(asked);
          const text = await answer.text();
          for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
          scheduler.after(5 + chance() * (fate < 0.45 ? 6_000 : 80), () => {
            resolve(
              new Response(answer.status === 204 ? null : text, {
                status: answer.status,
                headers: { 'content-type': 'application/json' },
              }),
            );
          });
        });
      });
  };
  return { fetchFor, clear: () => (weather = 'fair') };
}
