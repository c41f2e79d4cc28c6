import type * as v from 'valibot';
import { wait } from '../clock/timers.ts';
import { FaultError, faultOf } from '../fault.ts';
import type { Log } from '../log.ts';
import type { EndpointName } from './endpoints.ts';
import { calledOff, offline } from './ends.ts';
import { logFailure } from './failure-lines.rules.ts';
import type { Ask, Method, Write } from './http.types.ts';
import type { LiveEdge } from './live.ts';
import { createRefresh } from './refresh.ts';
import { mostRetries, retryDelayMs } from './retry.rules.ts';

export type CallsEdge = LiveEdge & {
  readonly log: Log;
  /** From 0 to 1, so that many browsers do not try again in step. */
  readonly random: () => number;
  /** Given in the browser when the server signs people on; it may use the user endpoint only. */
  readonly refreshSession?: (() => Promise<void>) | undefined;
  /** What live calls need, where it is there already: the server has it, the browser loads it with the first call. */
  readonly live?: typeof import('./live.ts');
};

export type Call = {
  readonly method: Method;
  readonly endpoint: EndpointName;
  readonly url: string;
  readonly version: string;
};

/** Live calls with what surrounds them: more tries, one new session, a logged line. ky and the schemas load with the first. */
export function createCalls(edge: CallsEdge) {
  const { log, timers, random, clock, refreshSession } = edge;
  const refresh = refreshSession && createRefresh(clock, refreshSession);
  let loading: Promise<Awaited<ReturnType<typeof load>>> | undefined;
  const load = async () => {
    const { createLive, checked } =
      edge.live ??
      (await import('./live.ts').catch((error: unknown) => {
        loading = undefined;
        throw edge.marker === 'WebApp' ? offline() : error;
      }));
    return { send: createLive(edge), checked };
  };

  async function tried<S extends v.GenericSchema>(call: Call, ask: Write<S>, retries: number) {
    const { send, checked } = await (loading ??= load());
    for (let tries = 0; ; tries += 1) {
      try {
        return checked(ask.schema, await send({ ...call, body: ask.body, signal: ask.signal }));
      } catch (error) {
        const delayMs = tries < retries ? retryDelayMs(faultOf(error), tries, random()) : null;
        if (delayMs === null) throw error;
        await wait(timers, delayMs, ask.signal);
      }
    }
  }

  /** A 401 has a new session asked for; a read is repeated once with it, a write is not. */
  async function renewed<S extends v.GenericSchema>(call: Call, ask: Write<S>, error: unknown) {
    const fault = faultOf(error);
    if (!refresh || fault.tag !== 'refused' || fault.status !== 401 || call.endpoint === 'user') throw error;
    const isFresh = refresh();
    if (call.method !== 'GET' || !(await isFresh)) throw error;
    if (ask.signal?.aborted) throw calledOff();
    return tried(call, ask, 0);
  }

  return async function live<S extends v.GenericSchema>(
    call: Call,
    ask: Write<S> & Pick<Ask<S>, 'retries'>,
  ): Promise<v.InferOutput<S>> {
    const retries = call.method === 'GET' ? (ask.retries ?? mostRetries) : 0;
    try {
      return await tried(call, ask, retries).catch((error: unknown) => renewed(call, ask, error));
    } catch (error) {
      const fault = faultOf(error);
      logFailure(log, call.method, call.url, fault);
      throw error instanceof FaultError ? error : new FaultError(fault);
    }
  };
}
