import type { EndpointName } from './endpoints.ts';

/**
 * Endpoints whose answer depends on nothing but path, query, catalogue version and store. An answer that knows who asks
 * may never be named here: it would be shown to somebody else.
 */
const publicEndpoints: ReadonlySet<EndpointName> = new Set([
  'products',
  'productSearch',
  'product',
  'departments',
  'shelves',
  'stockLevels',
  'productCarousels',
  'shell',
  'settings',
  'dynamicContent',
  'metaTagSettings',
  'homepageBanners',
] satisfies EndpointName[]);

export const isPublic = (endpoint: EndpointName): boolean => publicEndpoints.has(endpoint);

export interface SharedAnswers {
  /** The answer kept under that key, the very same object each time; asked for once, however many wait for it. */
  ask(key: string, load: () => Promise<unknown>): Promise<unknown>;
}
export interface SharedStore {
  /** The answers of one catalogue version and store. */
  of(scope: string): SharedAnswers;
}

/** Server only, one for each store: parsed public answers, the least used dropped first. Failures are not kept. */
export function createShared({ max = 500 }: { max?: number } = {}): SharedStore {
  const answers = new Map<string, Promise<unknown>>();
  const touch = (key: string, answer: Promise<unknown>) => {
    answers.delete(key);
    answers.set(key, answer);
  };
  return {
    of: (scope) => ({
      ask: (key, load) => {
        const full = `${scope} ${key}`;
        const found = answers.get(full);
        const answer = found ?? load();
        touch(full, answer);
        if (found) return answer;
        answer.catch(() => answers.get(full) === answer && answers.delete(full));
        for (const oldest of answers.keys()) {
          if (answers.size <= max) break;
          answers.delete(oldest);
        }
        return answer;
      },
    }),
  };
}
