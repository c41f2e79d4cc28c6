import { describe, expect, it } from 'vitest';
import { type Place, places } from '#routes/-places.ts';
import { href } from '#ui/link/href.ts';
import { pathsUnder, read, routeFiles } from './kit/project.ts';
import { rows } from './kit/requirements.ts';

const tidy = (path: string) => path.replace(/(.)\/$/, '$1');
const table: readonly (readonly [string, Place])[] = Object.entries(places);
const pathOfPlace = new Map(table.map(([id, { path }]) => [id, path]));

/** Each route file with its address and, unless it only leads elsewhere, the row of the table that it stands for. */
const files = routeFiles.map((file) => {
  const text = read(file);
  const path = tidy(/createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? '');
  return { file, path, isRedirect: /throw redirect\(/.test(text) && !/component:/.test(text), text };
});
const pages = files.filter(({ isRedirect }) => !isRedirect).map(({ path }) => path);
const registered = [...read('src/routeTree.gen.ts').matchAll(/^ {4}\| '(\/[^']*)'/gm)].map(([, path = '']) =>
  tidy(path),
);

/** The routes that the rows A2.021 to A2.088 name by their path. */
const named = [...rows]
  .filter(([id]) => /^A2\.0(?:2[1-9]|[3-7]\d|8[0-8])$/.test(id))
  .flatMap(([id, says]) => {
    const path = /^(?:Route|Subpage) ((?:[a-z-]+\/)*[a-z-]+)/.exec(says)?.[1];
    return path === undefined ? [] : [{ id, path: `/${path}` }];
  });
/** Those that the rows only describe, and where they stand. */
const described: Readonly<Record<string, readonly string[]>> = {
  'A2.021': ['/'],
  'A2.035': ['/shop/productdetails'],
  'A2.038': ['/everyday-rewards/boosts'],
  'A2.040': ['/everyday-rewards'],
  'A2.041': ['/shoppinglist'],
  'A2.072': ['/account/email-and-password'],
  'A2.073': ['/account/preferences'],
  'A2.085': ['/shop/content/$slug', '/info/$slug'],
};

const matches = (path: string, pattern: string) => new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`).test(path);

describe('The route table', () => {
  it('has a file for each of its pages, and each file is a page of it', () => {
    expect(pages.toSorted()).toEqual([...pathOfPlace.values()].toSorted());
  });

  it('is what the router knows', () => {
    expect([...new Set(registered)].toSorted()).toEqual(files.map(({ path }) => path).toSorted());
  });

  it('is named by each file as its own address: no page wears the guard of another', () => {
    const strangers = files.flatMap(({ file, path, isRedirect, text }) => {
      const id =
        /\.\.\.(product|storeFinder|express|payment|confirmation)(?:Page)?,/.exec(text)?.[1] ??
        /(?:place|contentPage|listing|gallery|shopperDetailsPage|slotsPage|howWhereWhenPage|trolleyPage|reviewOrderPage)\('(\w+)'/.exec(
          text,
        )?.[1];
      return isRedirect || pathOfPlace.get(id ?? '') === path ? [] : [`${file} stands for ${id ?? 'nothing'}`];
    });
    expect(strangers).toEqual([]);
  });

  it('has every route of the specification, at the address that it gives', () => {
    expect(named.length).toBeGreaterThan(45);
    const wanted = [...named.map(({ path }) => path), ...Object.values(described).flat()];
    expect(wanted.filter((path) => !pages.includes(path))).toEqual([]);
  });
});

describe('The addresses of links', () => {
  const built = [
    href.home(),
    href.departments(),
    href.browse(),
    href.browse('Pantry'),
    href.browse('pantry', 'pasta'),
    href.browse('pantry', 'pasta', 'spaghetti'),
    href.specials(),
    href.search('milk'),
    href.productGroup('7'),
    href.dynamicGroup('kai'),
    href.product('100042', 'Milk'),
    href.signIn('/trolley'),
    href.register(),
    href.info('privacy'),
    href.content('autumn'),
    href.listing('/shop/specials', { page: 2 }),
  ];
  const literal = pathsUnder('ui', /\.tsx?$/).flatMap((path) =>
    [...read(path).matchAll(/href\.page\('([^']+)'\)/g)].map(([, to = '']) => to),
  );

  it('lead to pages of the table, those that views write out too', () => {
    expect(literal.length).toBeGreaterThan(5);
    const paths = [...built, ...literal].map((to) => to.replace(/[?#].*$/, ''));
    expect(paths.filter((path) => !pages.some((pattern) => matches(path, pattern)))).toEqual([]);
  });
});

describe('A link that is only looked at', () => {
  /** What their loaders bring is data or code, the same for a look as for a visit. */
  const onlyBring = [
    'routes/-content.ts',
    'routes/-gallery.ts',
    'routes/-list-search.ts',
    'routes/-listing.ts',
    'routes/-product.ts',
    'routes/-shopper-details-page.ts',
    'routes/-sign-in-pages.ts',
    'routes/-store-finder.ts',
    'routes/account/delivery-addresses.tsx',
    'routes/checkout/confirmation.tsx',
    'routes/everyday-rewards/index.tsx',
    'routes/index.tsx',
    'routes/meal-planning/$step.tsx',
    'routes/meal-planning/index.tsx',
    'routes/review-plan.tsx',
    'routes/shop/browse/departments.tsx',
  ];

  it('tells no chart what its page needs: such a page has to be entered', () => {
    const loading = pathsUnder('routes', /\.tsx?$/).filter((path) => /^ {2}loader: /m.test(read(path)));
    expect(loading.filter((path) => !read(path).includes('...entered(')).toSorted()).toEqual(onlyBring.toSorted());
  });
});
