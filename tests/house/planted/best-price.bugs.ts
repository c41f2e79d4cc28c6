import type { Bug } from './bugs.ts';

const rules = ['--project', 'services', 'tests/services/catalogue/best-unit-price.rules.test.ts'];
const listing = ['--project', 'server', 'tests/server/catalogue/best-unit-price.test.ts'];
const rows = ['--project', 'server', 'tests/server/catalogue/home-rows.test.ts'];
const card = ['--project', 'ui', 'tests/ui/product-card/product-card.test.tsx'];
const row = ['--project', 'ui', 'tests/ui/product-row/product-row.test.tsx'];
const parts = ['--project', 'services', 'tests/services/home-parts.test.ts'];
const home = ['--project', 'ui', 'tests/ui/home/home-page.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'the dearest way of buying is called the best',
    file: 'services/catalogue/best-unit-price.rules.ts',
    find: 'waysOf(offered).at(-1)',
    put: 'waysOf(offered).at(0)',
    caughtBy: rules,
  },
  {
    says: 'a multibuy is told by what one piece of it costs',
    file: 'services/catalogue/best-unit-price.rules.ts',
    find: 'multibuy?.valueCents ?? null',
    put: 'prices.multibuyCents',
    caughtBy: rules,
  },
  {
    says: 'alcohol is praised for its unit price',
    file: 'server/catalogue/compare-unit-price.ts',
    find: "if (restriction !== 'None') return null;",
    put: '',
    caughtBy: listing,
  },
  {
    says: 'of equals the dearer pack is the best',
    file: 'server/catalogue/build-index.ts',
    find: 'costs(a).bestPay - costs(b).bestPay ||',
    put: '',
    caughtBy: listing,
  },
  {
    says: 'what the store is out of is the best',
    file: 'server/catalogue/listing/best-unit-price.ts',
    find: '!isHere(doc) || ',
    put: '',
    caughtBy: listing,
  },
  {
    says: 'what a filter has left out is the best',
    file: 'server/catalogue/listing/best-unit-price.ts',
    find: ' || !isAmong(passed, doc)',
    put: '',
    caughtBy: listing,
  },
  {
    says: 'flavours of one pack are a choice',
    file: 'server/catalogue/listing/best-unit-price.ts',
    find: 'packs.add(pack[doc] as number)',
    put: 'packs.add(doc)',
    caughtBy: listing,
  },
  {
    says: 'a home row shows what is sold to adults alone',
    file: 'server/catalogue/rows.ts',
    find: " && cards.card(doc, store).restriction === 'None'",
    put: '',
    caughtBy: rows,
  },
  {
    says: 'the marker says a multibuy is the plain price',
    file: 'ui/price/price-lines.ts',
    find: "bestUnitPrice === 'multibuy' && multiBuy",
    put: 'multiBuy && !bestUnitPrice',
    caughtBy: card,
  },
  {
    says: 'a saving on alcohol is called out',
    file: 'ui/price/price-lines.ts',
    find: "restriction === 'Alcohol';",
    put: "restriction === 'Tobacco';",
    caughtBy: card,
  },
  {
    says: 'a row turns on at its end',
    file: 'ui/product-row/row-arrows.tsx',
    find: "arrow('next', ends.hasMore)",
    put: "arrow('next', true)",
    caughtBy: row,
  },
  {
    says: 'a card that has the focus stays out of sight',
    file: 'ui/product-row/product-row.tsx',
    find: 'showFocused(currentTarget, target)',
    put: 'void [showFocused, currentTarget, target]',
    caughtBy: row,
  },
  {
    says: 'banners that are down take the home page with them',
    file: 'routes/-home-parts.ts',
    find: 'orNull(shell.homepageBanners(signal))',
    put: 'shell.homepageBanners(signal)',
    caughtBy: parts,
  },
  {
    says: 'a part that did not come is not spoken of',
    file: 'ui/pages/home/home-page.tsx',
    find: 'rows ? null : texts.missingRows.text,',
    put: '',
    caughtBy: home,
  },
];
