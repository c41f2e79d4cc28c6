import { offline } from '../http/known-faults.ts';
import type { Http } from '../http/http.types.ts';
import type { ContentService } from './content.contract.ts';

/** What reads HTML comes with the first page of words, and never with one that arrived rendered. */
const reader = () =>
  import('../html/parse-safe-html.ts').catch(() => {
    throw offline();
  });

export const createContentService = (http: Http): ContentService => ({
  page: async (slug, signal) => {
    const asked = http.get('dynamicContent', { schema: (all) => all.ContentPage, params: { slug }, signal });
    const [page, { parseSafeHtml }] = await Promise.all([asked, reader()]);
    return {
      ...page,
      body: parseSafeHtml(page.body),
      sections: page.sections.map(({ heading, body }) => ({ heading, body: parseSafeHtml(body) })),
    };
  },
  metaTags: async (signal) => (await http.get('metaTagSettings', { schema: (all) => all.MetaTags, signal })).items,
});
