import { chartOf } from './graph.ts';
import { allMachines } from './machines.ts';
import { drawSvg } from './svg.ts';
import { drawTable } from './table.ts';

/** Every file of docs/charts/, by name, as the machines stand now. */
export async function chartPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const machines = await allMachines();
  for (const [name, machine] of machines) {
    pages.set(`${name}.svg`, await drawSvg(chartOf(machine)));
    pages.set(`${name}.md`, drawTable(name, machine));
  }
  const list = machines.map(([name, machine]) => `- [${name}](${name}.md): ${machine.root.description ?? ''}`);
  pages.set(
    'README.md',
    [
      '# The charts',
      '',
      'Drawn from the machines by `npm run charts`; a test keeps them current.',
      '',
      ...list,
      '',
    ].join('\n'),
  );
  return pages;
}
