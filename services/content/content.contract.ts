import * as v from 'valibot';
import type { SafeNode } from '../html/safe-html.contract.ts';

/** A page of words that the operator writes. The body is HTML of a small allow-list, made safe on both sides. */
export const ContentPage = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  body: v.string(),
  sections: v.optional(v.array(v.object({ heading: v.string(), body: v.string() })), []),
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
});
export type ContentPage = v.InferOutput<typeof ContentPage>;

/** The same page behind the door: its HTML is a tree that is safe to show. */
export type ShownPage = Omit<ContentPage, 'body' | 'sections'> & {
  readonly body: readonly SafeNode[];
  readonly sections: readonly { readonly heading: string; readonly body: readonly SafeNode[] }[];
};

export const MetaTag = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.optional(v.string()),
});
export const MetaTags = v.object({ items: v.array(MetaTag) });
export type MetaTag = v.InferOutput<typeof MetaTag>;

export interface ContentService {
  /** The page of that slug; an unknown slug is refused as not found. */
  page(slug: string, signal?: AbortSignal): Promise<ShownPage>;
  metaTags(signal?: AbortSignal): Promise<readonly MetaTag[]>;
}
