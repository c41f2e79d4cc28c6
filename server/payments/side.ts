import { Hono } from 'hono';
import * as v from 'valibot';
import type { Log } from '../log.ts';
import { readJson } from '../security/body.ts';
import { commonHeaders } from '../security/headers.ts';
import type { World } from '../world.ts';
import { createBank } from './bank.ts';
import { createCaptures, type FrameKind } from './captures.ts';
import { frameFiles, framePage } from './frame-pages.ts';
import type { Ledger } from './ledger.ts';
import type { KnownInstrument, PaymentProvider } from './provider.ts';
import { AskedWallet, type SubmitAnswer, submitCard, submitWallet, TypedCard } from './submit.ts';

type Parts = {
  /** Where it stands itself. */
  readonly origin: string;
  /** The one origin that may frame it and talk with it. */
  readonly shopOrigin: string;
  readonly ledger: Ledger;
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
export function createPaymentSide({ origin, shopOrigin, ledger, log, world }: Parts) {
  const captures = createCaptures(ledger, world);
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
  for (const [path, { type, text }] of Object.entries(frameFiles)) app.get(path, () => answer(text, type));

  /** A frame of that kind: its page, and what is submitted from it, as far as its own page may submit that. */
  function frame<S extends v.GenericSchema>(
    kind: FrameKind,
    typed: S,
    submit: (token: string, body: v.InferOutput<S>) => Promise<SubmitAnswer>,
  ): void {
    app.get(`/${kind}/:token`, async (c) => {
      const refusal = await captures.refusalOf(kind, c.req.param('token'));
      const page = framePage(kind, { shopOrigin, refusal, nowMs: world.clock.nowMs() });
      return answer(page, 'text/html; charset=utf-8', refusal ? 410 : 200);
    });
    app.post(`/${kind}/:token`, async (c) => {
      const isJson = /^application\/json\b/.test(c.req.header('content-type') ?? '');
      if (c.req.header('origin') !== origin || !isJson) return json({ code: 'IF02' }, 403);
      const body = v.safeParse(typed, await readJson(c.req.raw).catch(() => undefined));
      return body.success ? json(await submit(c.req.param('token'), body.output)) : json({ code: 'IF02' }, 400);
    });
  }
  frame('capture', TypedCard, (token, card) => submitCard(token, card, captures, world));
  frame('wallet', AskedWallet, (token) => submitWallet(token, captures, world));

  app.notFound(() => answer(null, '', 404));
  app.onError((error) => {
    log.error({ err: error, event: 'payment-side' }, 'The payment side could not answer.');
    return json({ code: 'IF99' }, 500);
  });

  const opened = async (kind: FrameKind) => {
    const { token, instrumentId } = await captures.open(kind);
    return { url: `${origin}/${kind}/${token}`, instrumentId };
  };
  const provider: PaymentProvider = {
    openCapture: () => opened('capture'),
    openWallet: () => opened('wallet'),
    hasInstrument: async (instrumentId) => (await captures.instrument(instrumentId)) !== null,
    instrument: async (instrumentId): Promise<KnownInstrument | null> => {
      const instrument = await captures.instrument(instrumentId);
      if (!instrument) return null;
      const { pays, ...known } = instrument;
      return pays === 'closed' ? { ...known, isDisabled: true } : known;
    },
    forget: (instrumentId) => captures.forget(instrumentId),
    ...createBank({ ledger, world, log }),
  };
  return { answer: (request: Request) => app.fetch(request), provider, captures };
}
