import { describe, expect, it } from 'vitest';
import { homeParts } from '#routes/-home-parts.ts';
import { FaultError } from '#services/fault.ts';
import type { Services } from '#services/services.ts';
import { product } from './samples.ts';

type Part = 'banners' | 'rows' | 'departments' | 'store';

const banner = {
  id: 'roast',
  title: 'Roast weather',
  text: 'Sunday sorted.',
  href: '/shop/specials',
  action: 'Shop the roast',
  image: { src: '/a.svg', alt: '' },
  tone: 'bush' as const,
};
const row = { id: 'specials', title: 'On special', href: '/shop/specials', items: [product] };
const tile = { name: 'Bakery', slug: 'bakery', image: '/b.svg', productCount: 12 };
const whole = { banners: [banner], rows: [row], departments: [tile], storeName: 'Kete Ponsonby' };
const busy = () => new FaultError({ tag: 'refused', status: 503, code: 'Busy', message: 'Busy.' });

/** A store of which some parts are down; it remembers what it was asked. */
function storeWithout(...down: readonly Part[]) {
  const asked: string[] = [];
  const say = async <T>(part: Part, words: string, answer: T): Promise<T> => {
    asked.push(words);
    if (down.includes(part)) throw busy();
    return answer;
  };
  const services = {
    shell: { homepageBanners: () => say('banners', 'banners', [banner]) },
    catalogue: {
      rows: (page: string) => say('rows', `rows of ${page}`, [row]),
      departments: () => say('departments', 'departments', [{ ...tile, id: 1, isRestricted: false, aisles: [] }]),
    },
    fulfilment: { store: (id: number) => say('store', `store ${id}`, { id, name: 'Kete Ponsonby' }) },
  } as unknown as Services;
  return { services, asked };
}
const ask = (services: Services, storeId: number | null = 7, signal = new AbortController().signal) =>
  homeParts(services, storeId, signal);

describe('What the home page is made of', () => {
  it('is asked for by a call each, and tiles carry no aisles along', async () => {
    const { services, asked } = storeWithout();
    expect(await ask(services)).toEqual(whole);
    expect(asked.sort()).toEqual(['banners', 'departments', 'rows of home', 'store 7']);
  });

  it('has no banners inside the app, and does not ask for any [A1.37]', async () => {
    const { services, asked } = storeWithout();
    expect(await homeParts(services, 7, new AbortController().signal, false)).toEqual({ ...whole, banners: [] });
    expect(asked).not.toContain('banners');
  });

  it.each([
    [['banners'], { banners: null }],
    [['rows'], { rows: null }],
    [['departments'], { departments: null }],
    [['store'], { storeName: null }],
    [['banners', 'rows'], { banners: null, rows: null }],
    [['banners', 'rows', 'store'], { banners: null, rows: null, storeName: null }],
  ] as const)('stands without what is down: %s', async (down, missing) => {
    expect(await ask(storeWithout(...down).services)).toEqual({ ...whole, ...missing });
  });

  it('is no page when nothing came: the fault is told', async () => {
    await expect(ask(storeWithout('banners', 'rows', 'departments').services)).rejects.toMatchObject({
      fault: { status: 503 },
    });
  });

  it('asks for no store while nobody knows which', async () => {
    const { services, asked } = storeWithout();
    expect(await ask(services, null)).toEqual({ ...whole, storeName: null });
    expect(asked).not.toContain('store 7');
  });

  it('is nothing at all once it was called off', async () => {
    await expect(ask(storeWithout('rows').services, 7, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
