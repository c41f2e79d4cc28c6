import type { Bug } from './bugs.ts';

const levels = ['--project', 'machines', 'tests/machines/stock-levels'];
const page = ['--project', 'ui', 'tests/ui/product/wire-to-screen.test.tsx'];
const server = (name: string) => ['--project', 'server', `tests/server/${name}.test.ts`];

export const bugs: readonly Bug[] = [
  {
    says: 'stock that did not come cannot be asked for again',
    file: 'machines/stock-levels/stock-levels.machine.ts',
    find: "on: { 'levels.ask': 'asking' },",
    put: '',
    caughtBy: levels,
  },
  {
    says: 'the stock levels are asked for though the page brought them',
    file: 'machines/stock-levels/stock-levels.machine.ts',
    find: 'context.stores.length > 0',
    put: 'context.stores.length > 99',
    caughtBy: levels,
  },
  {
    says: 'the chosen store is somewhere in the list of stock levels',
    file: 'machines/stock-levels/stock-levels.machine.ts',
    find: '...stores.filter(({ storeId }) => storeId === chosen),\n  ...stores.filter(({ storeId }) => storeId !== chosen),',
    put: '...stores.filter(() => chosen !== undefined),',
    caughtBy: levels,
  },
  {
    says: 'a store is found by its name and not by its town',
    file: 'machines/stock-levels/stock-levels.select.ts',
    find: 'kebabCase(`${name} ${town}`)',
    put: 'kebabCase(name)',
    caughtBy: levels,
  },
  {
    says: 'what a multibuy leaves over is free',
    file: 'services/catalogue/buyings.rules.ts',
    find: ' + (count % quantity) * today',
    put: '',
    caughtBy: ['--project', 'services', 'tests/services/catalogue/dual-offer.rules.test.ts'],
  },
  {
    says: 'the product page advertises what only adults may buy',
    file: 'ui/pages/product/offer-lines.ts',
    find: "product.restriction === 'None' && ",
    put: '',
    caughtBy: page,
  },
  {
    says: 'a piece of what is sold by weight is priced as a kilogram',
    file: 'ui/pages/product/quantity-words.ts',
    find: '(salePriceCents * pieceGrams) / 1000',
    put: 'salePriceCents',
    caughtBy: page,
  },
  {
    says: 'search engines are offered alcohol',
    file: 'src/structured-data.ts',
    find: " && restriction !== 'Alcohol'",
    put: '',
    caughtBy: server('structured-data'),
  },
  {
    says: 'a name can close the script that search engines read',
    file: 'src/structured-data.ts',
    find: '[<>&\\u2028\\u2029]',
    put: '[&\\u2028\\u2029]',
    caughtBy: server('structured-data'),
  },
  {
    says: 'a milk page lines up wine',
    file: 'server/catalogue/rows.ts',
    find: '(isOfRestricted(doc) && !maySeeRestricted)',
    put: '(isOfRestricted(doc) && without < 0)',
    caughtBy: server('catalogue/product-rows'),
  },
  {
    says: 'the similar row offers what the store has not got',
    file: 'server/catalogue/similar.ts',
    find: 'other !== doc && canBeBought(',
    put: 'other !== doc || canBeBought(',
    caughtBy: server('catalogue/product-rows'),
  },
];
