import type * as v from 'valibot';
import { realTimers, type Timers } from '../clock/timers.ts';
import { faultOf } from '../fault.ts';
import { type CallsEdge, createCalls } from './calls.ts';
import { defaultEndpoints, type EndpointName, type Endpoints } from './endpoints.ts';
import { unlessCalledOff } from './ends.ts';
import type { Ask, Holder, Http, Method, Write } from './http.types.ts';
import type { Recorded, Replay } from './replay.ts';
import { isPublic, type SharedAnswers } from './shared.ts';
import { endpointUrl } from './url.ts';

export type HttpEdge = Omit<CallsEdge, 'timers' | 'timeoutMs'> & {
  readonly timers?: Timers;
  /** For each try. */
  readonly timeoutMs?: number;
  readonly endpoints?: Endpoints;
  /** The build, as x-ui-ver tells it. */
  readonly version: string;
  readonly replay: Replay;
  /** The server's kept public answers. */
  readonly shared?: SharedAnswers | undefined;
};

/** The one wrapper of all calls. */
export function createHttp(edge: HttpEdge): Http {
  const { replay, shared } = edge;
  const live = createCalls({ ...edge, timers: edge.timers ?? realTimers, timeoutMs: edge.timeoutMs ?? 10_000 });
  let bases = { baseUrl: '/api/v1/', baseUrlV2: '/api/v2/' };
  let endpoints: Endpoints = { ...defaultEndpoints, ...edge.endpoints };
  let version = edge.version;

  const callOf = (method: Method, endpoint: EndpointName, { params, query }: Pick<Ask<never>, 'params' | 'query'>) => ({
    method,
    endpoint,
    version,
    url: endpointUrl(endpoints, bases, endpoint, params, query),
  });

  async function get<S extends v.GenericSchema>(endpoint: EndpointName, ask: Ask<S>): Promise<v.InferOutput<S>> {
    const call = callOf('GET', endpoint, ask);
    const key = `GET ${call.url}`;
    const replayed = replay.answer(key);
    if (replayed) return replayed.value as v.InferOutput<S>;
    const record = (answer: Recorded) => edge.marker === 'Server' && replay.record(answer);
    try {
      const value = await (shared && isPublic(endpoint)
        ? unlessCalledOff(
            ask.signal,
            shared.ask(key, () => live(call, { ...ask, signal: undefined })),
          )
        : live(call, ask));
      record({ key, status: 200, ...(ask.kept ? {} : { value }) });
      return value;
    } catch (error) {
      const fault = faultOf(error);
      if (fault.tag === 'refused' && fault.status < 500) record({ key, status: fault.status, fault });
      throw error;
    }
  }

  const write =
    (method: Method) =>
    async <S extends v.GenericSchema>(endpoint: EndpointName, ask: Write<S>): Promise<v.InferOutput<S>> =>
      live(callOf(method, endpoint, ask), ask);

  const door = (kept?: Holder): Http => ({
    get: (endpoint, ask) => get(endpoint, kept ? { kept, ...ask } : ask),
    post: write('POST'),
    put: write('PUT'),
    delete: write('DELETE'),
    keptBy: door,
    adopt: (settings) => {
      endpoints = { ...defaultEndpoints, ...settings.endpoints };
      bases = settings;
      version = settings.buildNumber;
    },
  });
  return door();
}
