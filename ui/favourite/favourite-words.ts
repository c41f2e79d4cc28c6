import type { FavouritesReport } from '#machines/favourites/index.ts';
import { favouritesTexts as texts } from '#ui/texts/favourites.texts.ts';

/** What came of a press on a heart. */
export function favouriteWords(report: FavouritesReport): string {
  const { name, isFavourite } = report;
  if (report.type === 'favourite.marked')
    return (isFavourite ? texts.marked : texts.unmarked).text.replace('{name}', () => name);
  const why = report.fault.tag === 'offline' ? texts.offline.text : report.fault.message;
  return (isFavourite ? texts.notMarked : texts.notUnmarked).text
    .replace('{name}', () => name)
    .replace('{why}', () => why);
}
