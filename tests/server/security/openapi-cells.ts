import type { Shop } from '../api/shop.ts';
import { takenCard } from '../api/shop.ts';

type Json = Record<string, unknown>;
type Told = { readonly 'x-role': 'anyone' | 'signed-in' | 'shopper'; readonly operationId: string };
export type Cell = {
  readonly method: string;
  readonly path: string;
  readonly role: Told['x-role'];
  readonly id: string;
};

/** Something that could stand there; whether it does is asked after whether the caller may. */
const named: Readonly<Record<string, string>> = {
  sku: '200001',
  storeId: '7',
  slug: 'about-us',
  instrumentId: takenCard,
  addressId: '1',
  method: 'courier',
  suburbId: '1',
  id: takenCard,
  item: 'milk',
  token: 'x'.repeat(43),
  key: takenCard,
};

/** Every operation as the shop's own document tells it, at an address that can be asked. */
export async function cellsOf(shop: Shop): Promise<readonly Cell[]> {
  const document = (await (await shop.get('/api/openapi.json')).json()) as { paths: Record<string, Json> };
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, told]) => ({
      method: method.toUpperCase(),
      path: template.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '1'),
      role: (told as Told)['x-role'],
      id: (told as Told).operationId,
    })),
  );
}
