import * as v from 'valibot';
import { defaultEndpoints, type EndpointName } from '#services/http/endpoints.ts';
import { longestArray } from '../security/body.ts';
import type { FileType } from './file-answer.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { StoreWorld } from './store-world.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: everyone, whoever is signed in, or a registered shopper. */
export type Role = 'anyone' | 'signed-in' | 'shopper';
type Schema = v.GenericSchema;
type Out<S> = S extends Schema ? v.InferOutput<S> : undefined;

export type Ask<P, Q, B> = {
  readonly world: StoreWorld;
  readonly session: VisitorSession;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The address it came from, as far as the store can know it; empty for what comes from inside. */
  readonly client: string;
  /** Sent along with a write that may not happen twice. */
  readonly idempotencyKey: string | null;
  /** Sent by itself, without a tap: it holds nothing longer that is held for a while. */
  readonly isBackground: boolean;
};

/** One operation of the API: the route, its checks, its document and its work come from this one record. */
export type Operation<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
> = {
  readonly method: Method;
  readonly endpoint: EndpointName;
  readonly tag: string;
  readonly summary: string;
  readonly role: Role;
  /** Settles who is shopping from now on: whoever asks may still take themselves for someone else. */
  readonly settlesSubject: boolean;
  /** After it, nothing that the browser has kept of our pages may be shown again. */
  readonly clearsCache: boolean;
  /** Not among the specification's calls: ours. */
  readonly isAdded: boolean;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** How many entries a list in its body may have; nobody who asks for less need read more. */
  readonly longestList: number;
  /** Of what kind the file is that it answers with; null where it answers in JSON. */
  readonly file: FileType | null;
  /** The contract of the answer, as the wire carries it. */
  readonly answer: A;
  readonly handle: (ask: Ask<Out<P>, Out<Q>, Out<B>>) => v.InferInput<A> | Promise<v.InferInput<A>>;
};

/** The answer of a write that has nothing to tell: 204, without a body. */
export const nothing = v.void();

type Given<P, Q, B, A extends Schema> = {
  readonly method?: Method;
  readonly endpoint: EndpointName;
  readonly tag: string;
  readonly summary: string;
  readonly role?: Role;
  readonly settlesSubject?: boolean;
  readonly clearsCache?: boolean;
  readonly isAdded?: boolean;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly longestList?: number;
  readonly file?: FileType;
  readonly answer: A;
  readonly handle: (ask: Ask<Out<P>, Out<Q>, Out<B>>) => v.InferInput<A> | Promise<v.InferInput<A>>;
};

export function operation<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(given: Given<P, Q, B, A>): Operation {
  const made = {
    method: 'GET',
    role: 'anyone',
    settlesSubject: false,
    clearsCache: false,
    isAdded: false,
    params: undefined,
    query: undefined,
    body: undefined,
    longestList: longestArray,
    file: null,
    ...given,
  };
  return made as unknown as Operation;
}

const versionTwo = 'v2:';

/** Where an operation stands, with {braces} for its parameters. */
export function pathOf(endpoint: EndpointName): string {
  const path: string = defaultEndpoints[endpoint];
  if (path.startsWith('/')) return path;
  return path.startsWith(versionTwo) ? `/api/v2/${path.slice(versionTwo.length)}` : `/api/v1/${path}`;
}
