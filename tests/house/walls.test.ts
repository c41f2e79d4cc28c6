import { describe, expect, it } from 'vitest';
import { brokenImports } from './kit/import-walls.ts';
import { type Source, sources } from './kit/project.ts';
import * as walls from './kit/syntax-walls.ts';

type Planted = readonly [path: string, text: string];

const plantedImports: readonly Planted[] = [
  ['services/trolley/trolley.http.ts', "import { createActor } from 'xstate';"],
  ['services/trolley/trolley.http.ts', "import { shopMachine } from '#machines/shop/index.ts';"],
  ['services/trolley/trolley.rules.ts', "import * as v from 'valibot';"],
  ['services/trolley/trolley.contract.ts', "import { createHttp } from '../http/http.ts';"],
  ['machines/trolley/trolley.machine.ts', "import { useState } from 'react';"],
  ['machines/trolley/trolley.machine.ts', "import { createTrolleyService } from '#services/trolley/trolley.http.ts';"],
  ['machines/trolley/trolley.machine.ts', "import { sessionMachine } from '../session/session.machine.ts';"],
  ['machines/kit/absent.ts', "import { shopMachine } from '../shop/index.ts';"],
  ['ui/price/price.tsx', "import { Link } from '@tanstack/react-router';"],
  ['ui/price/price.tsx', "import { createActor } from 'xstate';"],
  ['ui/price/price.tsx', "import { http } from '#services/trolley/trolley.http.ts';"],
  ['ui/price/price.tsx', "import { products } from '#fixtures/catalogue/generate.ts';"],
  ['ui/price/price.tsx', "const later = () => import('#src/shop.ts');"],
  ['routes/index.tsx', "import { products } from '#fixtures/catalogue/generate.ts';"],
  ['routes/index.tsx', "import { createServices } from '#services/services.ts';"],
  ['routes/index.tsx', "export { sessionMachine } from '#machines/session/session.machine.ts';"],
  ['src/shop.ts', "import { roster } from '#tests/machines/kit/roster.ts';"],
  ['server/app.ts', "import { shopMachine } from '#machines/shop/index.ts';"],
  ['server/api/session.ts', "import { A } from '#ui/link/link.tsx';"],
  ['server/api/session.ts', "import { createRenderer } from '#src/entry-server.tsx';"],
  ['server/render.ts', "import { createRenderer } from '#src/entry-server.tsx';"],
  ['fixtures/stores.ts', "import { createHttp } from '#services/http/http.ts';"],
  ['src/shop.ts', "const later = () => import('#inspector/app.tsx');"],
  ['machines/trolley/trolley.machine.ts', "import { stem } from '#inspector/search/stem.ts';"],
  ['ui/price/price.tsx', "import type { Lit } from '#inspector/lit.types.ts';"],
  ['server/render.ts', "import { App } from '#inspector/app.tsx';"],
  ['inspector/app.tsx', "import { createHttp } from '#services/http/http.ts';"],
  ['inspector/app.tsx', "import { openStore } from '#server/start/store.ts';"],
];

describe('The walls between the floors', () => {
  it('are broken by no import', () => {
    expect(sources.flatMap(brokenImports)).toEqual([]);
  });

  it.each(plantedImports)('catch a planted import: %s: %s', (path, text) => {
    expect(brokenImports({ path, text })).toHaveLength(1);
  });
});

const rules: readonly (readonly [
  title: string,
  wall: (source: Source) => readonly string[],
  planted: readonly Planted[],
])[] = [
  [
    'Nothing that changes is shared between visitors (T-09)',
    walls.sharedState,
    [
      ['src/shop.ts', "import { createActor } from 'xstate'; export const shop = createActor(machine);"],
      ['services/catalogue/catalogue.http.ts', 'let last = 0; export const next = () => ++last;'],
      ['ui/price/price.tsx', 'const seen = new Map(); export const see = (key) => seen.set(key, true);'],
      ['machines/kit/absent.ts', 'export const asked: string[] = []; export const ask = (name) => asked.push(name);'],
      ['routes/-places.ts', 'const places = { home: 1 }; export const move = () => { places.home = 2; };'],
    ],
  ],
  [
    'Time and chance come in by the door',
    walls.clocksAndChance,
    [
      ['machines/trolley/trolley.rules.ts', 'export const now = () => Date.now();'],
      ['server/api/session.ts', 'export const now = () => new Date();'],
      ['fixtures/stores.ts', 'export const pick = () => Math.random();'],
      ['src/shop.ts', 'export const edge = { random: Math.random, nowMs: globalThis.Date.now };'],
      ['ui/carousel/carousel.tsx', 'export const later = (run) => window.setTimeout(run, 100);'],
      ['src/shop.ts', 'export const id = () => crypto.randomUUID();'],
      ['server/ids.ts', "import { randomBytes } from 'node:crypto';"],
    ],
  ],
  [
    'HTML is never made from text',
    walls.noRawHtml,
    [
      ['ui/content/content.tsx', 'export const C = ({ html }) => <div dangerouslySetInnerHTML={{ __html: html }} />;'],
      ['ui/content/content.tsx', 'export const put = (node, html) => { node.innerHTML = html; };'],
      ['src/browser/links.ts', 'export const put = (html) => document.write(html);'],
    ],
  ],
  [
    'An address that is called is made by the url helper (T-22)',
    walls.noMadeUpUrls,
    [
      ['services/trolley/trolley.http.ts', 'export const drop = (http, id) => http.delete(`trolleys/my/items/${id}`);'],
      ['src/browser/links.ts', "export const load = (id) => fetch('/api/v1/orders/' + id);"],
      ['services/http/live.ts', 'export const ask = (sku) => new Request(`/api/v1/products/${sku}`);'],
    ],
  ],
  [
    'A message names its receiver',
    walls.noOpenMessages,
    [
      [
        'ui/card-frame/card-frame.tsx',
        "export const tell = (frame) => frame.contentWindow.postMessage({ verify: true }, '*');",
      ],
      ['src/browser/bridge.ts', "export const tell = () => window.parent.postMessage('hello', { targetOrigin: '*' });"],
    ],
  ],
  [
    'No element has a style attribute',
    walls.noStyleAttributes,
    [
      ['ui/price/price.tsx', "export const P = () => <b style={{ color: 'red' }}>1</b>;"],
      ['inspector/start.tsx', "export const P = () => <b style={{ color: 'red' }}>1</b>;"],
    ],
  ],
];

describe.each(rules)('%s', (_, wall, planted) => {
  it('everywhere', () => {
    expect(sources.flatMap(wall)).toEqual([]);
  });

  it.each(planted)('and a planted violation is caught: %s: %s', (path, text) => {
    expect(wall({ path, text }).length).toBeGreaterThan(0);
  });
});
