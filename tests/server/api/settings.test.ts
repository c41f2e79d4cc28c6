import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeBanners } from '#fixtures/banners.ts';
import { shell } from '#fixtures/shell.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { Shell } from '#services/shell/shell.contract.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('settings that somebody wrote', () => {
  const settings = async (path: string) => (await (await shop.get(path)).json()) as Record<string, unknown>;

  test('are given out, with what the process knows better', async () => {
    expect(await settings('/assets/settings.json')).toMatchObject({
      messages: { hello: 'Kia ora' },
      buildNumber: 'test',
      endpoints: { session: 'session' },
    });
    expect(await settings('/api/v1/shell')).toEqual({ mainNavs: [{ label: 'Home', href: '/' }] });
  });

  test('hold the banners of the home page, in a place of their own [A7.098]', async () => {
    const banners = homeBanners.slice(0, 2);
    await shop.db.transaction((trx) => keepSettingsGroup(trx, 'homepageBanners', { banners }));
    expect(await settings('/api/v1/homepage-banners')).toEqual({ banners });
  });

  test('say with the shell what delivery costs from which spend, in cents for whoever reads it [A3.60]', async () => {
    const { deliveryFees } = shell;
    await shop.db.transaction((trx) => keepSettingsGroup(trx, 'shell', { deliveryFees }));
    const { deliveryFees: told } = parse(Shell, await settings('/api/v1/shell'));
    expect(told).toHaveLength(deliveryFees?.length ?? 0);
    expect(told).toContainEqual({ method: 'Courier', name: 'Delivery', spendFromCents: 8_000, feeCents: 1_100 });
  });

  test.each([
    ['shell', '/api/v1/shell', { mainNavs: 'Home' }, {}],
    ['shell', '/api/v1/shell', [1], {}],
    ['homepageBanners', '/api/v1/homepage-banners', { banners: [{ id: 1 }] }, { banners: [] }],
    ['settings', '/assets/settings.json', { baseUrl: 'https://evil.test/' }, { buildNumber: 'test' }],
  ])('and that are wrong (%s) are left out', async (name, path, wrong, expected) => {
    await shop.db.transaction((trx) => keepSettingsGroup(trx, name, wrong));
    const given = await settings(path);
    expect(given).toMatchObject(expected);
    expect(JSON.stringify(given)).not.toContain('evil');
  });
});
