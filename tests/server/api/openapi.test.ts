import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#server/api/operation.ts';
import { operations } from '#server/api/operations.ts';
import { openShop, type Shop } from './shop.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  items?: Schema;
  additionalProperties?: unknown;
  anyOf?: Schema[];
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  'x-added': string[];
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: { name: string; in: string; required: boolean; schema: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
        responses: Record<string, { content: Record<string, { schema: Schema }> }>;
        'x-role': string;
        'x-added': boolean;
      }
    >
  >;
};

let shop: Shop;
let document: Document;
beforeAll(async () => {
  shop = await openShop({}, 30);
  document = (await (await shop.get('/api/openapi.json')).json()) as Document;
});
afterAll(() => shop.close());
const answerOf = (path: string, method = 'get') =>
  document.paths[path]?.[method]?.responses['200']?.content['application/json']?.schema;

describe('the OpenAPI document', () => {
  test('has every operation of the routes, and no other', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.toSorted()).toEqual(operations.map((one) => `${one.method} ${pathOf(one.endpoint)}`).toSorted());
    expect(document.openapi).toBe('3.1.0');
    expect(document['x-added']).toEqual([
      'GET /api/v1/session',
      'POST /api/v1/credentials',
      'POST /api/v1/registrations',
      'POST /api/v1/registrations/confirmations',
      'POST /api/v1/registrations/forgotten-password',
      'PUT /api/v1/registrations/forgotten-password',
      'PUT /api/v1/credentials/my/email',
      'POST /api/v1/credentials/my/email/confirmations',
      'PUT /api/v1/credentials/my/password',
      'POST /api/v1/analytics/events',
      'POST /api/v1/trolleys/my/prices',
      'GET /api/v1/preferences/my',
      'PUT /api/v1/preferences/my',
      'POST /api/v1/fulfilment/my/time-slots/confirmations',
      'PUT /api/v1/fulfilment/my/time-slots/watches/{slotId}',
      'DELETE /api/v1/fulfilment/my/time-slots/watches/{slotId}',
      'DELETE /api/v1/orders/my/active/coupons/{couponCode}',
      'GET /api/v1/orders/my/keys/{key}',
      'PUT /api/v1/onecards/my',
      'PUT /api/v2/loyalty/edr/my/redemption-preference',
      'GET /api/v1/loyalty/edr/my/offers',
      'POST /api/v1/loyalty/edr/my/offers/boosted',
      'POST /api/v1/loyalty/edr/my/offers/emails',
      'POST /api/v1/registrations/shopper-details',
      'POST /api/v1/shopping-lists/my/share',
      'DELETE /api/v1/shopping-lists/my/share',
      'GET /api/v1/shared-lists/{token}',
      'GET /api/v1/products/my/saved-lists/{id}',
      'PUT /api/v1/products/my/saved-lists/{id}',
      'DELETE /api/v1/products/my/saved-lists/{id}',
      'POST /api/v1/products/my/saved-lists/{id}/share',
      'DELETE /api/v1/products/my/saved-lists/{id}/share',
      'GET /api/v1/products/my/favourite-skus',
      'PUT /api/v1/products/my/favourites/{sku}',
      'DELETE /api/v1/products/my/favourites/{sku}',
      'POST /api/v1/products/list-search',
      'GET /api/v1/products/my/forgotten',
      'GET /api/v1/recipes/my/saved',
      'PUT /api/v1/recipes/my/saved/{slug}',
      'DELETE /api/v1/recipes/my/saved/{slug}',
      'GET /api/v1/recipes/{slug}',
      'POST /api/v1/meal-plans/review',
      'PUT /api/v1/meal-plans/{planId}',
      'DELETE /api/v1/meal-plans/{planId}',
      'GET /api/v1/orders/my/confirmations/{orderId}/calendar',
      'GET /api/v1/preferences/my/diet',
      'PUT /api/v1/preferences/my/diet',
    ]);
  });

  test('tells what travels, not what the house makes of it', () => {
    const price =
      answerOf('/api/v1/products')?.properties?.['products']?.properties?.['items']?.items?.properties?.['price'];
    expect(Object.keys(price?.properties ?? {})).toContain('originalPrice');
    expect(Object.keys(price?.properties ?? {})).not.toContain('originalPriceCents');
    expect(answerOf('/api/v1/session')?.properties?.['context']?.properties?.['serverNow']).toMatchObject({
      type: 'string',
    });
  });

  test('says of a file what it is, and of nothing else', () => {
    const kinds = (path: string) => Object.keys(document.paths[path]?.['get']?.responses['200']?.content ?? {});
    expect(kinds('/api/v1/past-orders/{orderId}/invoice')).toEqual(['application/pdf']);
    expect(kinds('/api/v1/orders/my/confirmations/{orderId}')).toEqual(['application/json']);
  });

  test('names what an address may say, with its words', () => {
    const parameters = document.paths['/api/v1/products']?.['get']?.parameters ?? [];
    expect(parameters.find(({ name }) => name === 'size')?.schema.enum).toEqual(['24', '48', '120']);
    expect(document.paths['/api/v1/products/{sku}']?.['get']?.parameters).toMatchObject([
      { name: 'sku', in: 'path', required: true },
    ]);
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters: of } of Object.values(methods))
        expect(of.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]),
        );
  });

  test('refuses in a body what nobody knows', () => {
    const body = document.paths['/api/v1/experiments']?.['post']?.requestBody?.content['application/json']?.schema;
    expect(body?.anyOf?.map((one) => one.additionalProperties)).toEqual([false, false]);
  });
});
