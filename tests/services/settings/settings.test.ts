import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultEndpoints } from '#services/http/endpoints.ts';
import { Settings, type SettingsWire } from '#services/settings/settings.contract.ts';
import { createSettingsService } from '#services/settings/settings.http.ts';
import { Shell } from '#services/shell/shell.contract.ts';
import { faultFrom, json, shopEdge } from '../edge.ts';
import { settingsWire } from '../samples.ts';

const schema = () => v.unknown();

describe('loading the settings file', () => {
  test('asks for /assets/settings.json and from then on calls go where it says [A7.081] [B7.07] [B1.25]', async () => {
    const { http, asked, timers } = shopEdge(() => json({ ...settingsWire, endpoints: { shell: 'frame' } }));
    await createSettingsService(http, timers).settings();
    await http.get('shell', { schema });
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/assets/settings.json', '/api/v1/frame']);
    expect(asked[1]?.headers.get('x-ui-ver')).toBe('build-8');
  });

  test('gives on only the paths that are not the house’s own, and they mean the same when they are taken up again', async () => {
    const endpoints = { ...defaultEndpoints, shell: 'frame', later: 'later' };
    const { http, timers } = shopEdge(() => json({ ...settingsWire, endpoints }));
    const settings = await createSettingsService(http, timers).settings();
    expect(settings.endpoints).toEqual({ shell: 'frame', later: 'later' });
    const next = shopEdge(() => json({}));
    next.http.adopt(settings);
    await next.http.get('shell', { schema });
    await next.http.get('session', { schema });
    expect(next.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/frame', '/api/v1/session']);
  });

  test('tries once more a second later after any failure, then gives the fault [B7.O2] [B9.090]', async () => {
    for (const answer of [
      () => json({}, 503),
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('<p>'),
    ]) {
      const { http, asked, waits, timers } = shopEdge(answer);
      expect(await faultFrom(createSettingsService(http, timers).settings())).toHaveProperty('tag');
      expect([asked.length, waits]).toEqual([2, [1_000]]);
    }
  });

  test('is content with a second try that succeeds', async () => {
    let tries = 0;
    const { http, timers } = shopEdge(() => (++tries === 1 ? json({}, 500) : json(settingsWire)));
    expect(await createSettingsService(http, timers).settings()).toMatchObject({ buildNumber: 'build-8' });
  });

  test('is not tried again when it was called off', async () => {
    const end = new AbortController();
    const { http, asked, timers } = shopEdge(() => {
      end.abort();
      return new Promise(() => {});
    });
    expect(await faultFrom(createSettingsService(http, timers).settings(end.signal))).toMatchObject({ tag: 'aborted' });
    expect(asked).toHaveLength(1);
  });
});

describe('the words of pages', () => {
  test('come out of the same file, and neither its paths nor its build take hold a second time [B3.15]', async () => {
    const home = { title: 'Home', description: 'Kai' };
    const { http, asked } = shopEdge(() => json({ endpoints: { shell: 'frame' }, buildNumber: '12', meta: { home } }));
    expect(await createSettingsService(http).words()).toEqual({ home });
    await faultFrom(http.get('shell', { schema: () => v.never() }));
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/assets/settings.json', '/api/v1/shell']);
    expect(asked[1]?.headers.get('x-ui-ver')).toBe('build-7');
  });
});

describe('what the settings file holds', () => {
  const full: SettingsWire = {
    apiUrl: 'https://shop.example',
    mobileApiUrl: 'https://m.shop.example',
    baseUrl: '/api/v1/',
    baseUrlV2: '/api/v2/',
    endpoints: { shell: 'frame' },
    messages: { busy: 'Please wait.' },
    timeouts: { requestMs: 9_000, flagsMs: 3_000, retryMs: 1_000 },
    breakpoints: { mobile: 600, tabletPortrait: 700, tablet: 900, desktop: 1_100, large: 1_400, xlarge: 1_700 },
    meta: {
      home: {
        title: '{name}',
        embeddedTitle: 'Shop',
        description: 'Kai at {name}',
        url: '/',
        image: '/assets/home.png',
      },
    },
    embedCookieNames: ['cw-embed'],
    clientIds: { web: 'web' },
    publishableKeys: { pay: 'pk_1', capture: 'pk_2' },
    campaignId: 'summer',
    buildNumber: '12',
    cardCaptureUrl: '/pay/card',
    chatWidgetUrl: '/chat.js',
    showSpecials: false,
  };

  test('is taken whole: addresses, bases, endpoints, messages, timeouts, breakpoints, meta, cookies, ids, keys, campaign, build [B3.08] [B3.09] [B3.10] [B3.11] [B3.12] [B3.13] [B3.14] [B3.15] [B3.17] [B3.18] [B3.19] [B3.20] [B3.21] [B3.22]', () => {
    expect(v.parse(Settings, full)).toMatchObject(full);
  });

  test('is kept where nobody knows it, defaulted where it is missing, refused where it is wrong [B3.O3]', () => {
    const { endpoints, ...rest } = v.parse(Settings, { endpoints: {}, later: { on: true } });
    expect(endpoints).toEqual({});
    expect(rest).toMatchObject({
      later: { on: true },
      baseUrl: '/api/v1/',
      timeouts: { requestMs: 10_000, flagsMs: 3_000, retryMs: 1_000 },
      breakpoints: { mobile: 640, tabletPortrait: 768, tablet: 970, desktop: 1200, large: 1440, xlarge: 1800 },
      signIn: 'page',
      allowForcedVariations: false,
      experiments: {},
    });
    for (const wrong of [
      {},
      { endpoints: 'none' },
      { endpoints: {}, baseUrl: 'https://evil.example/' },
      { endpoints: {}, breakpoints: { mobile: 'wide' } },
    ])
      expect(v.safeParse(Settings, wrong).success).toBe(false);
  });
});

describe('the shell’s settings', () => {
  test('are eight groups [A3.61], each with safe values for what is missing [A3.O9]', () => {
    expect(v.parse(Shell, {}).settings).toMatchObject({
      fulfilmentMessages: {},
      fulfilmentTimeouts: { closingNowMinutes: 5 },
      disabledMessageTitleNames: [],
      deliverySubscriptionSettings: { showHaveYouForgotten: true },
    });
    const groups = {
      fulfilmentMessages: { soon: 'Your time ends soon.' },
      fulfilmentTimeouts: {},
      disabledMessageTitleNames: ['Tobacco'],
      productSearchSettings: {},
      deliverySubscriptionMessages: { offer: 'Save.' },
      deliverySubscriptionSettings: {},
      expressFulfilmentSettings: { expressDeliveryFee: 15.5 },
      expressFulfilmentMessages: { late: 'Express is full.' },
    };
    expect(v.parse(Shell, { settings: groups }).settings).toEqual({
      ...groups,
      fulfilmentTimeouts: { reservationTimeoutMinutes: null, closingSoonMinutes: 15, closingNowMinutes: 5 },
      productSearchSettings: { defaultPageSize: 24 },
      deliverySubscriptionSettings: { showHaveYouForgotten: true },
      expressFulfilmentSettings: {
        maxItemQuantityForExpressOrders: 25,
        expressPickUpFeeCents: 0,
        expressDeliveryFeeCents: 1550,
        flexibleDeliveryFeeCents: expect.any(Number),
      },
    });
  });
});
