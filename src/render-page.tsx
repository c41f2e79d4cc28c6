import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { dehydrateShop } from '#machines/shop/index.ts';
import { createHttp } from '#services/http/http.ts';
import { createReplay } from '#services/http/replay.ts';
import { createShared } from '#services/http/shared.ts';
import { createServices } from '#services/services.ts';
import { structuredData } from './structured-data.ts';
import { packed } from './packed.ts';
import { createShopRouter } from './router.tsx';
import { createShop, shopReady } from './shop.ts';

export type PageRequest = {
  /** Path and query exactly as the browser sent them. */
  readonly href: string;
  readonly nonce?: string | undefined;
  readonly cookie: string;
  readonly storeKey: string;
  readonly theme: 'light' | 'dark' | null;
  readonly isEmbedded: boolean;
  readonly signal: AbortSignal;
  readonly request: () => Request;
};

export type Page =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'html'; readonly status: number; readonly headers: Record<string, string>; readonly html: string }
  | { readonly kind: 'stream'; readonly status: number; readonly response: Response };
