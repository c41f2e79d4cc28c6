import type * as v from 'valibot';
import { realTimers, type Timers, wait } from '../clock/timers.ts';
import { FaultError, faultOf } from '../fault.ts';
import type { Log } from '../log.ts';
import { defaultEndpoints, type EndpointName } from './endpoints.ts';
import { calledOff, unlessCalledOff } from './ends.ts';
import { logFailure } from './failure-lines.rules.ts';
import type { Ask, HttpSettings, Method, Write } from './http.types.ts';
import { checked, createTry, type TryEdge } from './one-try.ts';
import { createRefresh } from './refresh.ts';
import { mostRetries, retryDelayMs } from './retry.rules.ts';
import { isPublic, type SharedAnswers } from './shared.ts';
import { endpointUrl } from './url.ts';

export type LiveEdge = Omit<TryEdge, 'timers' | 'timeoutMs'> & {
  readonly timers?: Timers;
  /** For each try. */
  readonly timeoutMs?: number;
  readonly log: Log;
  /** From 0 to 1, so that many browsers do not try again in step. */
  readonly random: () => number;
  /** Given in the browser: asks again who is signed in, and is refused when nobody is. It uses the user endpoint and the context only. */
  readonly refreshSession?: (() => Promise<void>) | undefined;
  /** The server's kept public answers. */
  readonly shared?: SharedAnswers | undefined;
};

/** A call by the name of its endpoint; the settings are those of the moment. */
export type Named = {
  readonly method: Method;
  readonly endpoint: EndpointName;
  /** What the call is kept under. */
  readonly key: string;
  readonly settings: HttpSettings;
};
type Asked<S extends v.GenericSchema> = Write<S> & Pick<Ask<S>, 'retries'>;
type Call = Pick<Named, 'method' | 'endpoint'> & { readonly url: string; readonly version: string };

const sent = ({ body, signal, idempotencyKey, isBackground, isForWhoever }: Asked<v.GenericSchema>) => ({
  body,
  signal,
  idempotencyKey,
  isBackground,
  isForWhoever,
});

/** Live calls with what surrounds them: the address by its name, more tries, one new session, a logged line. */
export function createLive(edge: LiveEdge) {
  const { log, random, clock, refreshSession, shared, timers = realTimers, timeoutMs = 10_000 } = edge;
  const send = createTry({ ...edge, timers, timeoutMs });
  const refresh = refreshSession && createRefresh(clock, refreshSession);

  async function tried<S extends v.GenericSchema>(call: Call, ask: Asked<S>, retries: number) {
    for (let tries = 0; ; tries += 1) {
      try {
        return checked(ask.schema, await send({ ...call, ...sent(ask) }));
      } catch (error) {
        const delayMs = tries < retries ? retryDelayMs(faultOf(error), tries, random()) : null;
        if (delayMs === null) throw error;
        await wait(timers, delayMs, ask.signal);
      }
    }
  }

  /** Who is signed in is asked again after a 401 or a 409 of another's; a read is repeated once then, a write is not. */
  async function renewed<S extends v.GenericSchema>(call: Call, ask: Asked<S>, error: unknown) {
    const fault = faultOf(error);
    const isAsking = call.method === 'GET' && (call.endpoint === 'user' || call.endpoint === 'session');
    const isOthers = fault.tag === 'refused' && (fault.status === 401 || fault.code === 'SubjectChanged');
    if (!refresh || !isOthers || isAsking) throw error;
    const isFresh = refresh();
    if (call.method !== 'GET' || !(await isFresh)) throw error;
    if (ask.signal?.aborted) throw calledOff();
    return tried(call, ask, 0);
  }

  async function live<S extends v.GenericSchema>(call: Call, ask: Asked<S>): Promise<v.InferOutput<S>> {
    const retries = call.method === 'GET' ? (ask.retries ?? mostRetries) : 0;
    try {
      return await tried(call, ask, retries).catch((error: unknown) => renewed(call, ask, error));
    } catch (error) {
      const fault = faultOf(error);
      logFailure(log, call.method, call.url, fault);
      throw error instanceof FaultError ? error : new FaultError(fault);
    }
  }

  return async function named<S extends v.GenericSchema>(
    { method, endpoint, key, settings }: Named,
    ask: Asked<S>,
  ): Promise<v.InferOutput<S>> {
    const { cardCaptureUrl } = settings;
    const given = endpoint === 'cardCapture' && cardCaptureUrl ? { cardCapture: cardCaptureUrl } : settings.endpoints;
    const paths = Object.hasOwn(given, endpoint) ? given : defaultEndpoints;
    const url = endpointUrl(paths, settings, endpoint, ask.params, ask.query);
    const call = { method, endpoint, url, version: settings.buildNumber };
    if (method !== 'GET' || !shared || !isPublic(endpoint)) return live(call, ask);
    return unlessCalledOff(
      ask.signal,
      shared.ask(key, () => live(call, { ...ask, signal: undefined })),
    );
  };
}
