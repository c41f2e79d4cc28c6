import type * as v from 'valibot';
import { faultOf } from '../fault.ts';
import { stringifyQuery } from '../navigation/query.rules.ts';
import type { EndpointName, Endpoints } from './endpoints.ts';
import type { Ask, Holder, Http, HttpSettings, Method, Write } from './http.types.ts';
import { offline } from './known-faults.ts';
import type { LiveEdge } from './live.ts';
import type { Recorded, Replay } from './replay.ts';

export type HttpEdge = LiveEdge & {
  readonly endpoints?: Endpoints;
  /** The build, as x-ui-ver tells it. */
  readonly version: string;
  readonly replay: Replay;
  /** What live calls need, where it is there already: the server has it, the browser loads it with the first call. */
  readonly live?: typeof import('./live.ts');
};

/** The one wrapper of all calls. Addresses, schemas and tries load with the first that is really made. */
export function createHttp(edge: HttpEdge): Http {
  const { replay } = edge;
  let settings: HttpSettings = {
    baseUrl: '/api/v1/',
    baseUrlV2: '/api/v2/',
    endpoints: edge.endpoints ?? {},
    buildNumber: edge.version,
  };
  let loading: Promise<ReturnType<typeof import('./live.ts').createLive>> | undefined;
  const load = async (says: string) => {
    const { createLive } =
      edge.live ??
      (await import('./live.ts').catch((error: unknown) => {
        loading = undefined;
        if (edge.marker === 'Server') throw error;
        edge.log.error(`Client error: ${says} could not be reached`);
        throw offline();
      }));
    return createLive(edge);
  };

  async function call<S extends v.GenericSchema>(
    method: Method,
    endpoint: EndpointName,
    key: string,
    ask: Write<S> & Pick<Ask<S>, 'retries'>,
  ): Promise<v.InferOutput<S>> {
    const live = await (loading ??= load(`${method} ${endpoint}`));
    return live({ method, endpoint, key, settings }, ask);
  }

  async function get<S extends v.GenericSchema>(endpoint: EndpointName, ask: Ask<S>): Promise<v.InferOutput<S>> {
    const key = keyOf(endpoint, ask);
    const replayed = replay.answer(key);
    if (replayed) return replayed.value as v.InferOutput<S>;
    const record = (answer: Recorded) => edge.marker === 'Server' && replay.record(answer);
    try {
      const value = await call('GET', endpoint, key, ask);
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
    <S extends v.GenericSchema>(endpoint: EndpointName, ask: Write<S>): Promise<v.InferOutput<S>> =>
      call(method, endpoint, '', ask);

  const door = (kept?: Holder): Http => ({
    get: (endpoint, ask) => get(endpoint, kept ? { kept, ...ask } : ask),
    post: write('POST'),
    put: write('PUT'),
    delete: write('DELETE'),
    keptBy: door,
    adopt: (adopted) => {
      settings = adopted;
    },
  });
  return door();
}

/** What an answer is kept under: the endpoint's name with what was filled in, so that no address need be known. */
const keyOf = (endpoint: EndpointName, { params = {}, query = {} }: Pick<Ask<never>, 'params' | 'query'>): string =>
  `${endpoint}${stringifyQuery(params)} ${stringifyQuery(query)}`.trimEnd();
