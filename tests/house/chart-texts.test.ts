import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { roster } from '../machines/kit/roster.ts';
import { root } from './kit/project.ts';

type Said = { readonly text?: unknown; readonly row?: string };

/** The rows whose words stand in ui/texts, and every text by its own name: "zone.dryGoodsBody". */
async function knownTexts(): Promise<ReadonlySet<string>> {
  const folder = join(root, 'ui/texts');
  const files = readdirSync(folder).filter((name) => name.endsWith('.texts.ts'));
  const known = await Promise.all(
    files.map(async (file) => {
      const door = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
      return Object.values(door).flatMap((group) =>
        typeof group !== 'object' || group === null
          ? []
          : Object.entries(group as Record<string, Said>).flatMap(([name, { text, row }]) =>
              typeof text === 'string' ? [`${file.slice(0, -'.texts.ts'.length)}.${name}`, row ?? ''] : [],
            ),
      );
    }),
  );
  return new Set(known.flat());
}
const known = await knownTexts();

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => nodesOf(inner as AnyStateNode)),
];
const textsOf = (node: AnyStateNode) => (node.config as { meta?: { texts?: readonly string[] } }).meta?.texts ?? [];
const unknownTexts = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    textsOf(node)
      .filter((id) => !known.has(id))
      .map((id) => `${node.id} names the text ${id}, which ui/texts does not have`),
  );

describe('The texts that charts name', () => {
  it('stand in ui/texts, by their row or by their name', () => {
    expect(roster.flatMap(({ machine }) => unknownTexts(machine))).toEqual([]);
  });

  it('are named by the charts of the shop whose states the specification gives words', () => {
    const naming = roster.filter(({ machine }) => nodesOf(machine.root).some((node) => textsOf(node).length > 0));
    expect(naming.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'reservation',
        'zone',
        'gate',
        'card-frame',
        'pay-ways',
        'placing',
        'order-change',
        'modals',
        'trolley',
        'shopping-list',
        'fulfilment',
        'checkout',
      ]),
    );
  });

  it.each(['A8.999', 'zone.nowhere', 'Time slot expired'])('are caught when made up: %s', (id) => {
    const machine = setup({}).createMachine({
      id: 'planted',
      initial: 'a',
      states: { a: { meta: { rows: [], texts: [id] } } },
    }) as never;
    expect(unknownTexts(machine)).toEqual([`planted.a names the text ${id}, which ui/texts does not have`]);
  });
});
