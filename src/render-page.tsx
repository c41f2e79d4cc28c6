import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
  type ServerManifest,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { dehydrateShop } from '#machines/shop/index.ts';
import type { ClockService } from '#services/clock/clock.contract.ts';
import { createHttp } from '#services/http/http.ts';
import { createReplay } from '#services/http/replay.ts';
import { createShared } from '#services/http/shared.ts';
import { createServices } from '#services/services.ts';
import { packed } from './packed.ts';
import { createShopRouter } from './router.tsx';
import { createShop } from './shop.ts';
import { structuredData } from './structured-data.ts';

/** What all pages of one store have in common. */
export type World = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly endpoints: Readonly<Record<string, string>>;
  readonly build: string;
  readonly manifest: ServerManifest;
  readonly catalogueVersion: () => string;
  readonly clock: ClockService;
  readonly random: () => number;
  readonly log: { error(facts: object, message: string): void; warn(facts: object, message: string): void };
};

export type PageRequest = {
  /** Path and query exactly as the browser sent them. */
  readonly href: string;
  readonly nonce?: string | undefined;
  readonly cookie: string;
  readonly theme: 'light' | 'dark' | null;
  readonly isEmbedded: boolean;
  readonly signal: AbortSignal;
  readonly request: () => Request;
};

export type Page =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'html'; readonly status: number; readonly headers: Record<string, string>; readonly html: string; readonly isKeepable: boolean }
  | { readonly kind: 'stream'; readonly status: number; readonly headers: Record<string, string>; readonly body: ReadableStream };

export type Renderer = { readonly render: (request: PageRequest) => Promise<Page> };

const isPromise = (value: unknown): boolean => typeof (value as Promise<unknown> | null)?.then === 'function';
const isDeferred = (data: unknown): boolean =>
  isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise));
const html = { 'content-type': 'text/html; charset=utf-8' };
