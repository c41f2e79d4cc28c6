import type { Coverage } from '../../bin/journeys/coverage.types.ts';

/** How often something was seen, in steps that can be told apart. */
export type Heat = 'never' | 'seldom' | 'often' | 'always';

export const heats: readonly { readonly heat: Heat; readonly words: string }[] = [
  { heat: 'never', words: 'never seen' },
  { heat: 'seldom', words: 'seen once to 9 times' },
  { heat: 'often', words: 'seen 10 to 99 times' },
  { heat: 'always', words: 'seen 100 times or more' },
];

export const heatOf = (count: number): Heat =>
  count === 0 ? 'never' : count < 10 ? 'seldom' : count < 100 ? 'often' : 'always';

export const countOf = (coverage: readonly Coverage[], kind: 'states' | 'arrows', name: string): number =>
  coverage.reduce((sum, source) => sum + (source[kind][name] ?? 0), 0);
