import type { Random } from '#fixtures/random.ts';
import { machineOf } from '../charts/machines.ts';
import { mutantsOf } from './mutations.ts';
import type { Mutant } from './mutants.types.ts';
import { hasRoster, ownTests } from './suites.ts';

export type Asked = {
  readonly charts: readonly string[];
  readonly sample: number | undefined;
  readonly random: Random;
  readonly jobs: number;
  readonly isQuick: boolean;
};

function sampled(mutants: readonly Mutant[], { sample, random }: Asked): readonly Mutant[] {
  if (sample === undefined || sample >= mutants.length) return mutants;
  const left = mutants.map((_, index) => index);
  const chosen = new Set(
    Array.from({ length: sample }, () => left.splice(random.between(0, left.length - 1), 1)[0] as number),
  );
  return mutants.filter((_, index) => chosen.has(index));
}

/** The mutants that are asked for, and what stands in the way of others. */
export async function mutantsIn(asked: Asked): Promise<{ mutants: readonly Mutant[]; broken: readonly string[] }> {
  const mutants: Mutant[] = [];
  const broken: string[] = [];
  for (const name of asked.charts) {
    if (ownTests(name).length === 0 && !hasRoster(name))
      broken.push(`${name} has no tests: nothing could kill its mutants.`);
    else
      try {
        mutants.push(...mutantsOf(name, await machineOf(name)));
      } catch (error) {
        broken.push(`${name} does not stand by itself: ${(error as Error).message.split('\n', 1)[0]}`);
      }
  }
  return { mutants: sampled(mutants, asked), broken };
}
