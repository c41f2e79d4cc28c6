import { type ExperimentKey, type Variation, variations } from './experiments.words.ts';

/** How an experiment is shared out: hundredths by variation, for those whose attributes are the audience's. */
export type Plan = {
  readonly shares: Readonly<Record<string, number>>;
  readonly audience: Readonly<Record<string, string>>;
};
export type Plans = Readonly<Record<string, Plan>>;

const slices = 10_000;

/** FNV-1a with a last mix: even enough for slices, and the same in every browser. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The variation a subject always gets of that plan; no subject, no plan or another audience is off. */
export function bucketOf(
  key: ExperimentKey,
  plan: Plan | undefined,
  subject: string,
  attributes: Readonly<Record<string, string>>,
): Variation {
  if (!plan || subject === '') return 'off';
  if (Object.entries(plan.audience).some(([name, value]) => attributes[name] !== value)) return 'off';
  const slice = hash(`${key}:${subject}`) % slices;
  let end = 0;
  for (const variation of variations) {
    end += ((Object.hasOwn(plan.shares, variation) ? plan.shares[variation] : 0) ?? 0) * (slices / 100);
    if (slice < end) return variation;
  }
  return 'off';
}
