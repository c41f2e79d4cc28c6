import type { ChartData, StateData } from '../data.types.ts';
import { childrenOf, labelOf } from '../outline.ts';

const spaces = (depth: number) => '  '.repeat(depth);

/** Mermaid’s stateDiagram-v2: states by an id of letters, with their names beside them. */
export function mermaidOf(chart: ChartData): string {
  const name = (id: string) => id.replace(/[^A-Za-z0-9]/g, '_');
  const words = (text: string) =>
    text.replaceAll(':', '#58;').replaceAll(';', '#59;').replace(/[\n"]/g, ' ').replaceAll('#58#59;', '#58;');
  const lines: string[] = ['---', `title: ${chart.title.replaceAll(':', ' -')}`, '---', 'stateDiagram-v2'];
  const draw = (state: StateData, depth: number) => {
    const inside = childrenOf(chart, state.id);
    lines.push(`${spaces(depth)}state "${words(state.name)}" as ${name(state.id)}`);
    if (inside.length > 0) {
      lines.push(`${spaces(depth)}state ${name(state.id)} {`);
      body(state, depth + 1);
      lines.push(`${spaces(depth)}}`);
    }
    if (state.kind === 'final') lines.push(`${spaces(depth)}${name(state.id)} --> [*]`);
  };
  const body = (state: StateData, depth: number) => {
    if (state.first !== null) lines.push(`${spaces(depth)}[*] --> ${name(state.first)}`);
    for (const [index, inner] of childrenOf(chart, state.id).entries()) {
      if (state.kind === 'parallel' && index > 0) lines.push(`${spaces(depth)}--`);
      draw(inner, depth);
    }
  };
  const [root] = chart.states;
  // Regions stand side by side in a box alone.
  if (root?.kind === 'parallel') draw(root, 1);
  else if (root) body(root, 1);
  const isRoot = (id: string) => id === root?.id;
  for (const arrow of chart.arrows)
    for (const to of arrow.to.length > 0 ? arrow.to : [arrow.from])
      if (!isRoot(arrow.from) && !isRoot(to))
        lines.push(`${spaces(1)}${name(arrow.from)} --> ${name(to)} : ${words(labelOf(arrow))}`);
  // The chart as a whole has no box there, so what it does wherever it is stands in a note.
  const own = chart.arrows.filter(({ from }) => isRoot(from));
  const first = chart.states[1];
  if (own.length > 0 && first) {
    lines.push(`${spaces(1)}note right of ${name(first.id)}`);
    for (const arrow of own)
      lines.push(`${spaces(2)}anywhere - ${words(labelOf(arrow))}${arrow.to.map((to) => ` leads to ${to}`).join('')}`);
    lines.push(`${spaces(1)}end note`);
  }
  return `${lines.join('\n')}\n`;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** SCXML’s name of what an arrow waits for; none for one that is taken at once. */
function scxmlEvent(event: string): string | null {
  if (event === '') return null;
  return event
    .replace(/^xstate\.done\.actor\.(.*)$/, 'done.invoke.$1')
    .replace(/^xstate\.error\.actor\.(.*)$/, 'error.execution.$1')
    .replace(/^xstate\.done\.state\.(.*)$/, 'done.state.$1');
}

/** State Chart XML 1.0. Guards stand as conditions by name, actions as messages to the log, waits as delayed events. */
export function scxmlOf(chart: ChartData): string {
  const comment = (text: string) => `<!-- ${text.replaceAll('--', '- -')} -->`;
  const draw = (state: StateData, depth: number): readonly string[] => {
    const inside = childrenOf(chart, state.id);
    const tag = state.kind === 'parallel' ? 'parallel' : state.kind === 'final' ? 'final' : 'state';
    const first = state.first === null ? '' : ` initial="${escaped(state.first)}"`;
    const own = chart.arrows.filter(({ from }) => from === state.id);
    const waits = [...new Map(own.flatMap(({ delay, event }) => (delay ? [[event, delay] as const] : [])))];
    const logs = (actions: readonly string[]) =>
      actions.map((action) => `<log label="action" expr="'${escaped(action)}'"/>`);
    const entered = [
      ...waits.map(
        ([event, { name, ms }]) =>
          `<send id="${escaped(event)}" event="${escaped(event)}" ${ms === null ? `delayexpr="${escaped(name)}"` : `delay="${ms}ms"`}/>`,
      ),
      ...logs(state.entry),
    ];
    const left = [...waits.map(([event]) => `<cancel sendid="${escaped(event)}"/>`), ...logs(state.exit)];
    const lines = [
      ...(state.description === '' ? [] : [comment(state.description)]),
      ...(entered.length > 0 ? [`<onentry>${entered.join('')}</onentry>`] : []),
      ...(left.length > 0 ? [`<onexit>${left.join('')}</onexit>`] : []),
      ...state.runs.map(({ id, src }) => `<invoke id="${escaped(id)}" src="${escaped(src)}"/>`),
      ...own.map((arrow) => {
        const event = scxmlEvent(arrow.event);
        const parts = [
          event === null ? '' : ` event="${escaped(event)}"`,
          arrow.guard === null ? '' : ` cond="${escaped(arrow.guard)}"`,
          arrow.to.length === 0 ? '' : ` target="${escaped(arrow.to.join(' '))}"`,
        ].join('');
        return arrow.actions.length === 0
          ? `<transition${parts}/>`
          : `<transition${parts}>${logs(arrow.actions).join('')}</transition>`;
      }),
    ].map((text) => spaces(depth + 1) + text);
    return [
      `${spaces(depth)}<${tag} id="${escaped(state.id)}"${tag === 'state' ? first : ''}>`,
      ...lines,
      ...inside.flatMap((inner) => draw(inner, depth + 1)),
      `${spaces(depth)}</${tag}>`,
    ];
  };
  const [root] = chart.states;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(chart.id)}" initial="${escaped(chart.id)}">`,
    ...(root ? draw(root, 1) : []),
    '</scxml>',
    '',
  ].join('\n');
}

/** The definition as plain data, without what only the page needs. */
export function jsonOf({ layouts: _, ...chart }: ChartData): string {
  return `${JSON.stringify(chart, null, 2)}\n`;
}
