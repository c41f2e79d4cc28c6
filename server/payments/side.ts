import { Hono } from 'hono';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';

type Parts = {
  /** Where it stands itself. */
  readonly origin: string;
  /** The one origin that may frame it and talk with it. */
  readonly shopOrigin: string;
  readonly log: Log;
  readonly world: World;
};

/** The sandbox payment side: an app of its own, on an origin of its own. */
export function createPaymentSide({ log }: Parts) {
  const app = new Hono();
  app.notFound(() => new Response(null, { status: 404, headers: { 'x-content-type-options': 'nosniff' } }));
  app.onError((error) => {
    log.error({ err: error }, 'The payment side could not answer.');
    return new Response(null, { status: 500, headers: { 'x-content-type-options': 'nosniff' } });
  });
  return { answer: (request: Request) => app.fetch(request) };
}
