import type * as v from 'valibot';
import type * as schemas from '../schemas.ts';
import type { EndpointName, Endpoints } from './endpoints.ts';
import type { Params, Query } from './url.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schemas = typeof schemas;
export type SchemaChoice<S extends v.GenericSchema> = (all: Schemas) => S;

/** Who already carries an answer of the render to the browser, so that it does not travel a second time. */
export type Holder = 'loader' | 'actor';

export type Ask<S extends v.GenericSchema> = {
  readonly schema: SchemaChoice<S>;
  readonly params?: Params;
  readonly query?: Query;
  readonly signal?: AbortSignal | undefined;
  readonly kept?: Holder;
  /** How often a failed GET is tried again; two times unless told otherwise. */
  readonly retries?: number;
};
export type Write<S extends v.GenericSchema> = Omit<Ask<S>, 'kept' | 'retries'> & {
  readonly body?: unknown;
  /** Of a write that may not happen twice: said again with the same key, it is answered as the first time. */
  readonly idempotencyKey?: string | undefined;
  /** Nobody has just tapped: it is sent by itself, and holds nothing longer that is held for a while. */
  readonly isBackground?: boolean | undefined;
  /** The page does not know yet who is signed in: the write is meant for whoever it is. */
  readonly isForWhoever?: true;
};

/** The one door to the world: an endpoint by name, an answer by its schema, and a FaultError for whatever else comes. */
export interface Http {
  get<S extends v.GenericSchema>(endpoint: EndpointName, ask: Ask<S>): Promise<v.InferOutput<S>>;
  post<S extends v.GenericSchema>(endpoint: EndpointName, write: Write<S>): Promise<v.InferOutput<S>>;
  put<S extends v.GenericSchema>(endpoint: EndpointName, write: Write<S>): Promise<v.InferOutput<S>>;
  delete<S extends v.GenericSchema>(endpoint: EndpointName, write: Write<S>): Promise<v.InferOutput<S>>;
  /** The same door for someone who keeps what was answered. */
  keptBy(holder: Holder): Http;
  /** Takes the paths and the version of the settings file, from then on and for all doors. */
  adopt(settings: HttpSettings): void;
}

export type HttpSettings = {
  readonly baseUrl: string;
  readonly baseUrlV2: string;
  readonly endpoints: Endpoints;
  readonly buildNumber: string;
  /** Where a card is taken, if the retailer's own back end has a place of its own for it. */
  readonly cardCaptureUrl?: string;
};
