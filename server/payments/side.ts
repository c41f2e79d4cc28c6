import { Hono } from 'hono';
import * as v from 'valibot';
import type { Log } from '../log.ts';
import { readJson } from '../security/body.ts';
import { commonHeaders } from '../security/headers.ts';
import type { World } from '../world.ts';
import { captureFiles, capturePage } from './capture-page.ts';
import { createCaptures } from './captures.ts';
import type { PaymentProvider } from './provider.ts';
import { submitCard, TypedCard } from './submit.ts';

type Parts = {
  /** Where it stands itself. */
  readonly origin: string;
  /** The one origin that may frame it and talk with it. */
  readonly shopOrigin: string;
  readonly log: Log;
  readonly world: World;
};

const noDevice = 'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), usb=()';
const policyFor = (shopOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shopOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The sandbox payment side: an app of its own, on an origin of its own. It sets and reads no cookie and takes no money. */
export function createPaymentSide({ origin, shopOrigin, log, world }: Parts) {
  const captures = createCaptures(world);
  const headers = {
    ...commonHeaders(origin.startsWith('https:')),
    'content-security-policy': policyFor(shopOrigin),
    'permissions-policy': noDevice,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  const answer = (body: string | null, type: string, status = 200) =>
    new Response(body, { status, headers: { ...headers, ...(body === null ? {} : { 'content-type': type }) } });
  const json = (value: unknown, status = 200) =>
    answer(JSON.stringify(value), 'application/json; charset=utf-8', status);

  const app = new Hono();
  for (const [path, { type, text }] of Object.entries(captureFiles)) app.get(path, () => answer(text, type));
  app.get('/capture/:token', (c) => {
    const refusal = captures.refusalOf(c.req.param('token'));
    const page = capturePage({ shopOrigin, refusal, nowMs: world.clock.nowMs() });
    return answer(page, 'text/html; charset=utf-8', refusal ? 410 : 200);
  });
  app.post('/capture/:token', async (c) => {
    const isOwn = c.req.header('origin') === origin && /^application\/json\b/.test(c.req.header('content-type') ?? '');
    const card = isOwn ? v.safeParse(TypedCard, await readJson(c.req.raw).catch(() => undefined)) : { success: false };
    if (!card.success || !('output' in card)) return json({ code: 'IF02' }, isOwn ? 400 : 403);
    return json(await submitCard(c.req.param('token'), card.output, captures, world));
  });
  app.notFound(() => answer(null, '', 404));
  app.onError((error) => {
    log.error({ err: error, event: 'payment-side' }, 'The payment side could not answer.');
    return json({ code: 'IF99' }, 500);
  });

  const provider: PaymentProvider = {
    openCapture: async () => {
      const { token, instrumentId } = captures.open();
      return { url: `${origin}/capture/${token}`, instrumentId };
    },
    hasInstrument: async (instrumentId) => captures.instrument(instrumentId) !== null,
  };
  return { answer: (request: Request) => app.fetch(request), provider, captures };
}
