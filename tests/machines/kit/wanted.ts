import type { World } from './world.ts';

/** With what an errand that is on its way was sent. */
export function wantedOf({ snapshot }: Pick<World, 'snapshot'>, errand: string): unknown {
  const asking = snapshot().children[errand]?.getSnapshot() as { readonly input: unknown } | undefined;
  return asking?.input;
}
