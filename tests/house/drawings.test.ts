import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setup } from 'xstate';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../bin/charts/graph.ts';
import { chartPages } from '../../bin/charts/pages.ts';
import { drawSvg } from '../../bin/charts/svg.ts';
import { pathsUnder, read, root } from './kit/project.ts';

const machine = (target: string) =>
  setup({ guards: { isOpen: () => true }, actions: { keepIt: () => {} }, delays: { patience: 3_000 } }).createMachine({
    id: 'door',
    description: 'A door.',
    initial: 'shut',
    states: {
      shut: {
        description: 'Nobody <gets> through.',
        always: { guard: 'isOpen', target },
        after: { patience: 'ajar' },
        on: { 'door.push': { guard: 'isOpen', target: 'ajar', actions: 'keepIt' } },
      },
      ajar: { description: 'One may pass.' },
    },
  });

let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  pages = await chartPages();
});

describe('The drawings in docs/charts', () => {
  it('are the machines as they stand: run "npm run charts" when this fails', () => {
    const there = existsSync(join(root, 'docs/charts')) ? pathsUnder('docs/charts', /./) : [];
    expect(there.map((path) => path.slice('docs/charts/'.length))).toEqual([...pages.keys()].sort());
    const stale = [...pages].filter(([name, text]) => read(`docs/charts/${name}`) !== text).map(([name]) => name);
    expect(stale).toEqual([]);
  });

  it('show every arrow, the first one and the one that is taken at once included', () => {
    const { arrows } = chartOf(machine('ajar') as never);
    expect(arrows).toEqual([
      { from: 'door:initial', to: 'door.shut', labels: [] },
      {
        from: 'door.shut',
        to: 'door.ajar',
        labels: ['door.push [isOpen] / keepIt', 'after patience (3000 ms)', 'at once [isOpen]'],
      },
    ]);
  });

  it('are the same bytes each time, and others when the machine is another', async () => {
    const once = await drawSvg(chartOf(machine('ajar') as never));
    expect(await drawSvg(chartOf(machine('ajar') as never))).toBe(once);
    expect(await drawSvg(chartOf(machine('shut') as never))).not.toBe(once);
    expect(once).toContain('Nobody &lt;gets&gt;');
  });
});
