import type { PageWords, Settings } from './settings.contract.ts';

/** The settings with those words of pages. Not written in a chart, where the build takes `meta` for a caption. */
export const withWords = (settings: Settings, words: PageWords): Settings => ({ ...settings, meta: words });
