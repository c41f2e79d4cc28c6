import { type Operation, pathOf } from './operation.ts';
import { operations } from './operations.ts';
import { runRead } from './run-operation.ts';
import type { StoreWorld } from './store-world.ts';
import type { Known } from './visitor-session.ts';

/** What a page of this process asks for: an address of the API, with the cookies of the visitor. */
export type Asked = {
  readonly address: string;
  readonly cookie: string;
  readonly known?: Known | undefined;
};
/** The answer of a read; null where only a request can be answered, or refused as a request is. */
export type AskStore = (asked: Asked) => Promise<{ readonly answer: unknown } | null>;

type Shaped = { readonly operation: Operation; readonly shape: RegExp };

/** Answers the pages of the same process without a request and a response in between. */
export function createAsk(world: StoreWorld, isChecking: boolean): AskStore {
  const reads = operations.filter(({ method, file }) => method === 'GET' && file === null);
  const whole = new Map(reads.map((operation) => [pathOf(operation.endpoint), operation]));
  const shaped: readonly Shaped[] = reads
    .filter(({ params }) => params !== undefined)
    .map((operation) => ({
      operation,
      shape: new RegExp(`^${pathOf(operation.endpoint).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    }));

  function find(path: string): { operation: Operation; params: Record<string, string> } | null {
    const operation = whole.get(path);
    if (operation) return { operation, params: {} };
    for (const one of shaped) {
      const found = one.shape.exec(path);
      if (found) return { operation: one.operation, params: decoded(found.groups) };
    }
    return null;
  }

  return async ({ address, cookie, known }) => {
    const at = address.indexOf('?');
    try {
      const found = find(at < 0 ? address : address.slice(0, at));
      if (!found) return null;
      const parts = { params: found.params, search: at < 0 ? '' : address.slice(at) };
      const { answer } = await runRead({ operation: found.operation, cookie, parts, world, isChecking, known });
      return { answer };
    } catch {
      return null;
    }
  };
}

const decoded = (groups: Record<string, string> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
