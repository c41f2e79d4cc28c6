import type { JointData, Predicate, Space, SpaceStep } from './questions.types.ts';

const spaces = new WeakMap<JointData, Space>();

/** The shopping journeys, as they were composed when the page was built. */
export function jointSpace(joint: JointData): Space {
  const had = spaces.get(joint);
  if (had) return had;
  const made: Space = {
    title: 'the shopping journeys, composed of their charts',
    machine: null,
    situations: joint.worlds.map(([area = '', place = '', ...values]) => ({
      states: [`journey-${area}.${place}`],
      facts: Object.fromEntries(joint.facts.map((fact, at) => [fact, values[at] ?? ''])),
    })),
    steps: joint.steps.map(([from, to, words]) => ({ from, to, says: joint.words[words] ?? '', event: null })),
    starts: joint.starts,
  };
  spaces.set(joint, made);
  return made;
}

/** The steps by where they begin, in their order. */
function outOf({ situations, steps }: Space): readonly (readonly SpaceStep[])[] {
  const out: SpaceStep[][] = situations.map(() => []);
  for (const step of steps) out[step.from]?.push(step);
  return out;
}

export type Way = { readonly start: number; readonly steps: readonly SpaceStep[]; readonly end: number };

/** The shortest way from any of these to what is looked for, past what is barred; null when there is none. */
export function wayTo(
  space: Space,
  from: readonly number[],
  { wanted, barred = () => false, least = 0 }: { wanted: Predicate; barred?: Predicate; least?: 0 | 1 },
): Way | null {
  const out = outOf(space);
  const at = (index: number) => space.situations[index] as Space['situations'][number];
  const cameBy = new Map<number, SpaceStep | null>();
  const queue: number[] = [];
  for (const start of from)
    if (!cameBy.has(start) && !barred(at(start))) {
      cameBy.set(start, null);
      queue.push(start);
    }
  const told = (end: number, last: SpaceStep | null): Way => {
    const steps: SpaceStep[] = last ? [last] : [];
    for (let step = cameBy.get(last ? last.from : end); step; step = cameBy.get(step.from)) steps.unshift(step);
    return { start: steps[0]?.from ?? end, steps, end };
  };
  for (let index = 0; index < queue.length; index++) {
    const here = queue[index] as number;
    if (least === 0 && wanted(at(here))) return told(here, null);
    for (const step of out[here] ?? []) {
      if (barred(at(step.to))) continue;
      if (least === 1 && wanted(at(step.to))) return told(step.to, step);
      if (cameBy.has(step.to)) continue;
      cameBy.set(step.to, step);
      queue.push(step.to);
    }
  }
  return null;
}

/** The situations from which what is looked for can be come to. */
export function canReach(space: Space, wanted: Predicate): ReadonlySet<number> {
  const into: number[][] = space.situations.map(() => []);
  for (const { from, to } of space.steps) into[to]?.push(from);
  const found = new Set(space.situations.flatMap((situation, index) => (wanted(situation) ? [index] : [])));
  for (const index of found) for (const from of into[index] ?? []) found.add(from);
  return found;
}

/** How many situations there are, and those in which something holds. */
export const where = ({ situations }: Space, holds: Predicate): readonly number[] =>
  situations.flatMap((situation, index) => (holds(situation) ? [index] : []));
