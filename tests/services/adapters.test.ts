import { describe, expect, test } from 'vitest';
import { listingQuery } from '#services/catalogue/listing-query.rules.ts';
import { createClock } from '#services/clock/clock.ts';
import { FaultError } from '#services/fault.ts';
import { createServices, type Services } from '#services/services.ts';
import { type Answer, faultFrom, json, shopEdge } from './edge.ts';
import { failures } from './failures.ts';
import {
  contextWire,
  departmentsWire,
  detailWire,
  listingWire,
  product,
  productWire,
  settingsWire,
} from './samples.ts';

const {
  startTime: _start,
  endTime: _end,
  cutOffTime: _cutOff,
  slotFee: _fee,
  ...toldFulfilment
} = contextWire.context.fulfilment;

type Adapter = {
  readonly name: string;
  readonly path: string;
  readonly good: unknown;
  readonly call: (services: Services, signal?: AbortSignal) => Promise<unknown>;
  readonly learnt: unknown;
  readonly isWrite?: true;
};

const { departments } = departmentsWire;
const content = { slug: 'privacy', title: 'Privacy', description: 'How we care', body: '<p>Kia ora</p>' };
const banner = {
  id: 'roast',
  title: 'Roast weather',
  text: 'Sunday sorted.',
  href: '/shop/specials',
  action: 'Shop the roast',
  image: { src: '/assets/art/banner-roast.svg', alt: 'A roast' },
  tone: 'bush',
};
const flags = {
  isInBetaTestingGroup: true,
  isAbleToParticipateInExperiments: true,
  featureFlags: { MealPlanning: true },
};
const query = listingQuery('browse', { filters: 'brand;Kōwhai;Kōwhai;false' }, { department: 'fridge' });
const listingPath =
  '/api/v1/products?target=browse&department=fridge&page=1&size=24&inStockProductsOnly=true&filters=brand;K%C5%8Dwhai;K%C5%8Dwhai;false';

const adapters: readonly Adapter[] = [
  {
    name: 'catalogue.listing',
    path: listingPath,
    good: listingWire,
    call: ({ catalogue }, signal) => catalogue.listing(query, signal),
    learnt: { ...listingWire, products: { items: [product], totalItems: 1 } },
  },
  {
    name: 'catalogue.listing of a search',
    path: '/api/v1/products/search?target=search&search=kumara&page=1&size=24&inStockProductsOnly=true',
    good: listingWire,
    call: ({ catalogue }, signal) => catalogue.listing(listingQuery('search', { search: 'kumara' }), signal),
    learnt: { ...listingWire, products: { items: [product], totalItems: 1 } },
  },
  {
    name: 'catalogue.product',
    path: '/api/v1/products/100042',
    good: detailWire,
    call: ({ catalogue }, signal) => catalogue.product('100042', signal),
    learnt: { ...detailWire, product },
  },
  {
    name: 'catalogue.departments',
    path: '/api/v1/products/departments',
    good: departmentsWire,
    call: ({ catalogue }, signal) => catalogue.departments(signal),
    learnt: departments,
  },
  {
    name: 'catalogue.suggestions',
    path: '/api/v1/products/search-suggestions?search=mil',
    good: { search: 'mil', terms: ['milk'], departments: [], products: [productWire] },
    call: ({ catalogue }, signal) => catalogue.suggestions('mil', signal),
    learnt: { search: 'mil', terms: ['milk'], departments: [], products: [product] },
  },
  {
    name: 'catalogue.stockLevels',
    path: '/api/v1/products/stock-levels?sku=100042',
    good: {
      sku: '100042',
      stores: [{ storeId: 1, name: 'Kete Ōtautahi', town: 'Ōtautahi', availabilityStatus: 'Low Stock' }],
    },
    call: ({ catalogue }, signal) => catalogue.stockLevels('100042', signal),
    learnt: {
      sku: '100042',
      stores: [{ storeId: 1, name: 'Kete Ōtautahi', town: 'Ōtautahi', availabilityStatus: 'Low Stock' }],
    },
  },
  {
    name: 'catalogue.rows',
    path: '/api/v1/products/carousels?page=home',
    good: { rows: [{ id: 'specials', title: 'Specials', href: '/shop/specials', items: [productWire] }] },
    call: ({ catalogue }, signal) => catalogue.rows('home', undefined, signal),
    learnt: [{ id: 'specials', title: 'Specials', href: '/shop/specials', items: [product] }],
  },
  {
    name: 'content.page',
    path: '/api/v1/dynamic-content/privacy',
    good: content,
    call: ({ content: pages }, signal) => pages.page('privacy', signal),
    learnt: { ...content, body: [{ tag: 'p', attrs: {}, children: ['Kia ora'] }], sections: [] },
  },
  {
    name: 'content.metaTags',
    path: '/api/v1/meta-tag-settings',
    good: { items: [{ path: '/', title: 'Kete', description: 'Kai' }] },
    call: ({ content: pages }, signal) => pages.metaTags(signal),
    learnt: [{ path: '/', title: 'Kete', description: 'Kai' }],
  },
  {
    name: 'session.context',
    path: '/api/v1/session',
    good: contextWire,
    call: ({ session }, signal) => session.context(signal),
    learnt: {
      shopper: contextWire.context.shopper,
      fulfilment: {
        ...toldFulfilment,
        ...{ startTimeMs: null, endTimeMs: null, cutOffTimeMs: null, slotFeeCents: null },
        expressFulfilment: {
          isExpressSlot: false,
          expressPickUpFeeCents: null,
          expressDeliveryFeeCents: null,
          flexibleDeliveryFeeCents: null,
        },
        reservation: { reservationId: 'r1', cutOffTimeMs: Date.UTC(2026, 10, 21, 1), heldUntilMs: null },
      },
      flags: { ...contextWire.context.flags, disclaimerAccepted: false, isOrderUnderWay: false },
      serverNowMs: Date.UTC(2026, 10, 21),
    },
  },
  {
    name: 'experiments.experiments',
    path: '/api/v1/experiments',
    good: flags,
    call: ({ experiments }, signal) => experiments.experiments(signal),
    learnt: expect.objectContaining({ featureFlags: expect.objectContaining({ MealPlanning: true }) }),
  },
  {
    name: 'experiments.choose',
    path: '/api/v1/experiments',
    good: flags,
    call: ({ experiments }, signal) => experiments.choose({ betaTestStatus: true }, signal),
    learnt: expect.objectContaining({ isInBetaTestingGroup: true }),
    isWrite: true,
  },
  {
    name: 'shell.shell',
    path: '/api/v1/shell',
    good: { settings: {} },
    call: ({ shell }, signal) => shell.shell(signal),
    learnt: expect.objectContaining({ contentEditor: false, mainNavs: [] }),
  },
  {
    name: 'shell.homepageBanners',
    path: '/api/v1/homepage-banners',
    good: { banners: [banner] },
    call: ({ shell }, signal) => shell.homepageBanners(signal),
    learnt: [banner],
  },
  {
    name: 'settings.settings',
    path: '/assets/settings.json',
    good: settingsWire,
    call: ({ settings }, signal) => settings.settings(signal),
    learnt: expect.objectContaining({ buildNumber: 'build-8' }),
  },
];

const servicesOver = (answer: Answer, firesUpToMs?: number) => {
  const edge = shopEdge(answer, firesUpToMs === undefined ? {} : { firesUpToMs });
  const services = createServices({
    http: edge.http,
    clock: createClock({ deviceNow: () => 0 }),
    timers: edge.timers,
  });
  return { ...edge, services };
};

const tolerant = ['shell.shell'];

describe.each(adapters)('$name', ({ name, path, good, call, learnt, isWrite }) => {
  test('asks one path and learns what the contract makes of the answer [A7.O11]', async () => {
    const { services, asked } = servicesOver(() => json(good));
    expect(await call(services)).toEqual(learnt);
    expect(asked.map((request) => [request.method, request.url])).toEqual([
      [isWrite ? 'POST' : 'GET', `http://shop.localhost:4000${path}`],
    ]);
  });

  test.each(failures.filter(([kind]) => !(kind === 'another shape' && tolerant.includes(name))))(
    'after %s throws that fault, and nothing of the server’s insides is in its message [B8.45]',
    async (_, answer, fault) => {
      const { services } = servicesOver(answer);
      const error: unknown = await call(services).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(FaultError);
      expect((error as FaultError).fault).toMatchObject(fault);
      expect((error as FaultError).message).not.toMatch(/http|api|10\.0|evil|shopper"|json/i);
    },
  );

  test('gives up with a timeout when no answer comes', async () => {
    const { services } = servicesOver(() => new Promise(() => {}), 60_000);
    expect(await faultFrom(call(services))).toMatchObject({ tag: 'timeout' });
  });

  test('ends at once when the caller calls it off, before or in the middle, and asks no more', async () => {
    const inTheMiddle = new AbortController();
    const { services, asked, lines } = servicesOver(() => {
      inTheMiddle.abort();
      return new Promise(() => {});
    });
    expect(await faultFrom(call(services, inTheMiddle.signal))).toMatchObject({ tag: 'aborted' });
    expect(await faultFrom(call(services, AbortSignal.abort()))).toMatchObject({ tag: 'aborted' });
    expect(asked).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});

test('an answer that leaves fields out is filled with safe values and unknown fields do no harm [B9.O14]', async () => {
  const { services } = servicesOver(() => json({ unknown: 1, deliveryFees: [], settings: { later: true } }));
  expect(await services.shell.shell()).toMatchObject({ footerLinks: expect.any(Array), contentEditor: false });
  const sparse = servicesOver(() =>
    json({ isInBetaTestingGroup: false, isAbleToParticipateInExperiments: false, x: 1 }),
  );
  expect((await sparse.services.experiments.experiments()).featureFlags.MealPlanning).toBe(false);
});
