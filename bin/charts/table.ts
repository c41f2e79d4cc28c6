import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { labelOf, occasion, transitionsOf } from './graph.ts';

type Data = any;

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => nodesOf(inner as AnyStateNode)),
];
const cell = (text: string) => text.replaceAll('|', '\\|');

function effect(machine: AnyStateMachine, transition: Data): string {
  const what = labelOf(machine, transition).slice(occasion(machine, transition.eventType).length).trim();
  const target = transition.target?.map((node: AnyStateNode) => `**${node.key}**`).join(', ') ?? '';
  return [target, what].filter((part) => part !== '').join(' ') || 'nothing';
}

/** States by events, in words: the drawing for those who read rather than look. */
export function drawTable(name: string, machine: AnyStateMachine): string {
  const nodes = nodesOf(machine.root);
  const rows = nodes.map((node) => {
    const path = node === machine.root ? machine.id : node.path.join('.');
    const requirements = ((node.config as Data).meta?.rows ?? []).join(', ');
    return `| ${path} | ${cell(node.description ?? '')} | ${node.tags.map((tag: string) => `\`${tag}\``).join(' ')} | ${requirements} |`;
  });
  const arrows = nodes.flatMap((node) =>
    transitionsOf(node).map(
      (transition) =>
        `| ${node === machine.root ? machine.id : node.path.join('.')} | ${cell(occasion(machine, transition.eventType))} | ${cell(effect(machine, transition))} |`,
    ),
  );
  return [
    `# ${name}`,
    '',
    machine.root.description ?? '',
    '',
    `![${name}](${name}.svg)`,
    '',
    '| state | what is true | tags | rows |',
    '|---|---|---|---|',
    ...rows,
    '',
    '| in | when | then |',
    '|---|---|---|',
    ...arrows,
    '',
    'Drawn from the definition by `npm run charts`; edit the machine, not this page.',
    '',
  ].join('\n');
}
