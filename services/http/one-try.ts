import ky, { isNetworkError } from 'ky';
import * as v from 'valibot';
import type { ClockService } from '../clock/clock.contract.ts';
import type { Timers } from '../clock/timers.ts';
import { FaultError, faultOf } from '../fault.ts';
import * as schemas from '../schemas.ts';
import { calledOff, within } from './ends.ts';
import { offline } from './known-faults.ts';
import { headersFor, type Marker } from './headers.ts';
import type { Method, SchemaChoice } from './http.types.ts';
import { refusal } from './refusal.ts';

export type TryEdge = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** A read that needs no request, in the process that answers it; null where one has to be made. */
  readonly ask?: ((address: string) => Promise<{ readonly answer: unknown } | null> | undefined) | undefined;
  /** The only place calls go to; a path that leads elsewhere is a defect. */
  readonly origin: string;
  readonly marker: Marker;
  readonly clock: ClockService;
  readonly timers: Timers;
  readonly timeoutMs: number;
  /** Whom the page takes for signed in: every write says so, and one that is meant for somebody else is refused. */
  readonly subject?: (() => string) | undefined;
};

export type Tried = {
  readonly method: Method;
  readonly url: string;
  readonly version: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly isBackground?: boolean | undefined;
  readonly isForWhoever?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Half the way is added; where a call seems to have taken longer than it may, the device's clock was set meanwhile. */
function hearServerNow({ clock, timeoutMs }: TryEdge, sentMs: number, answer: unknown): void {
  const serverNow = (answer as { context?: { serverNow?: unknown } } | null | undefined)?.context?.serverNow;
  const serverNowMs = typeof serverNow === 'string' ? Date.parse(serverNow) : Number.NaN;
  if (!Number.isFinite(serverNowMs)) return;
  const tookMs = clock.nowMs() - sentMs;
  clock.keepServerNow(serverNowMs + (tookMs > 0 && tookMs <= timeoutMs ? tookMs / 2 : 0));
}

/** One try at the world: the parsed JSON of a success, or a fault. An empty answer is undefined. */
export function createTry(edge: TryEdge): (call: Tried) => Promise<unknown> {
  let api: typeof ky | undefined;
  const createApi = () =>
    ky.create({
      fetch: (request) => edge.fetch(request as Request),
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      redirect: 'manual',
      credentials: 'same-origin',
    });

  const answerOf = async (call: Tried, signal: AbortSignal) => {
    const { method, url, version, body, idempotencyKey, isBackground } = call;
    const address = new URL(url, edge.origin);
    if (address.origin !== new URL(edge.origin).origin) throw new Error('A call must stay on the shop’s own origin.');
    const sentMs = edge.clock.nowMs();
    api ??= createApi();
    const response = await api(address, {
      method,
      signal,
      headers: {
        ...headersFor(address.pathname, edge.marker, version),
        ...(method === 'GET' || call.isForWhoever || !edge.subject ? {} : { 'x-session-subject': edge.subject() }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(isBackground ? { 'x-background': '1' } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text().catch(() => {
      throw offline();
    });
    if (response.status >= 400) throw new FaultError(refusal(response, text, edge.clock.nowMs()));
    if (!response.ok) throw new FaultError(faultOf(undefined));
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    hearServerNow(edge, sentMs, answer);
    return answer;
  };

  const requested = (call: Tried) =>
    within(edge.timers, edge.timeoutMs, call.signal, (signal) =>
      answerOf(call, signal).catch((error: unknown) => {
        throw isNetworkError(error) ? offline() : error;
      }),
    );

  return async (call) => {
    if (call.method !== 'GET' || !edge.ask) return requested(call);
    if (call.signal?.aborted) throw calledOff();
    const asked = await edge.ask(call.url);
    return asked ? asked.answer : requested(call);
  };
}

/** The answer as the contract has it; anything else is garbled. */
export function checked<S extends v.GenericSchema>(choose: SchemaChoice<S>, answer: unknown): v.InferOutput<S> {
  const result = v.safeParse(choose(schemas), answer);
  if (!result.success) throw new FaultError(faultOf(undefined));
  return result.output;
}
