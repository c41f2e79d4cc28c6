import type * as v from 'valibot';
import type { ContentPage, MetaTag } from '#services/content/content.contract.ts';
import type { Reader } from '../database.ts';

type PageWire = v.InferInput<typeof ContentPage>;

export async function contentPage(db: Reader, slug: string): Promise<PageWire | null> {
  const row = await db.selectFrom('content_pages').select('facts').where('slug', '=', slug).executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.facts) as PageWire);
}

export async function contentSlugs(db: Reader): Promise<readonly string[]> {
  const rows = await db.selectFrom('content_pages').select('slug').orderBy('slug').execute();
  return rows.map((row) => row.slug);
}

export async function metaTags(db: Reader): Promise<readonly MetaTag[]> {
  const rows = await db.selectFrom('meta_tags').selectAll().orderBy('path').execute();
  return rows.map((row) => JSON.parse(row.facts) as MetaTag);
}
