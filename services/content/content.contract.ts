import * as v from 'valibot';

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
  page(slug: string, signal?: AbortSignal): Promise<ContentPage>;
  metaTags(signal?: AbortSignal): Promise<readonly MetaTag[]>;
}
