import type { Http } from '../http/http.types.ts';
import type { ContentService } from './content.contract.ts';

export const createContentService = (http: Http): ContentService => ({
  page: (slug, signal) => http.get('dynamicContent', { schema: (all) => all.ContentPage, params: { slug }, signal }),
  metaTags: async (signal) => (await http.get('metaTagSettings', { schema: (all) => all.MetaTags, signal })).items,
});
