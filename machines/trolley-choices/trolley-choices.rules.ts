import type { Fault } from '#services/fault.ts';
import type { Choice, TrolleyChoicesContext } from './trolley-choices.types.ts';

/** What a choice is about: of two about the same the later one counts. */
export function keyOf(choice: Choice): string {
  if (choice.kind === 'substitutes') return choice.sku === null ? 'substitutes' : `substitutes ${choice.sku}`;
  if (choice.kind === 'prices') return choice.isAll ? 'prices' : `prices ${choice.prices[0]?.sku ?? ''}`;
  return choice.kind;
}

/** What is said of all overrules what was said of one before. */
const overrules = (later: Choice, earlier: Choice): boolean =>
  keyOf(earlier) === keyOf(later) || keyOf(earlier).startsWith(`${keyOf(later)} `);

const isSame = (one: Choice | null, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);

type Wishes = Pick<TrolleyChoicesContext, 'asked' | 'waiting' | 'failed'>;

/** The last wish wins; what the store is being told already is not told twice. */
export function withChoice({ asked, waiting, failed }: Wishes, choice: Choice): Partial<Wishes> {
  const others = waiting.filter((earlier) => !overrules(choice, earlier));
  const isUnderWay = isSame(asked, choice) && !others.some((later) => overrules(later, choice));
  return {
    waiting: isUnderWay ? others : [...others, choice],
    failed: failed.filter((lost) => !overrules(choice, lost.choice)),
  };
}

export const withoutFailed = ({ failed }: Wishes, key: string): Partial<Wishes> => ({
  failed: failed.filter(({ choice }) => keyOf(choice) !== key),
});

/** What did not get through stays a wish, unless the shopper has wanted something else since. */
export function afterLoss({ asked, waiting, failed }: Wishes, fault: Fault): Partial<Wishes> {
  if (asked === null || waiting.some((later) => overrules(later, asked))) return { asked: null };
  return { asked: null, failed: [...failed, { choice: asked, fault }] };
}

/** Everything that is wanted and not kept yet, in the order in which it counts. */
export const wishesIn = ({ asked, waiting, failed }: Wishes): readonly Choice[] => [
  ...failed.map(({ choice }) => choice),
  ...(asked === null ? [] : [asked]),
  ...waiting,
];
