import { announcerCarriage } from '../announcer/index.ts';
import { connectionCarriage } from '../connection/index.ts';
import { flagsCarriage } from '../flags/index.ts';
import type { Carriages } from '../kit/index.ts';
import { modalsCarriage } from '../modals/index.ts';
import { navigationCarriage } from '../navigation/index.ts';
import { sessionCarriage } from '../session/index.ts';
import { settingsCarriage } from '../settings/index.ts';
import { shellCarriage } from '../shell/index.ts';
import { themeCarriage } from '../theme/index.ts';
import { blankShop } from './shop.types.ts';

/**
 * What may travel in a page, chart by chart; a chart that is loaded later brings its own. Whatever is not named stays
 * where it was learnt.
 */
export const dehydrateFor: Carriages = {
  shop: {
    keeps: ['url', 'isEmbedded', 'theme', 'awaited', 'storeId', 'reloadsShell', 'isLoyaltyDue'],
    blank: blankShop,
  },
  session: sessionCarriage,
  flags: flagsCarriage,
  settings: settingsCarriage,
  shell: shellCarriage,
  navigation: navigationCarriage,
  modals: modalsCarriage,
  announcer: announcerCarriage,
  connection: connectionCarriage,
  theme: themeCarriage,
};
