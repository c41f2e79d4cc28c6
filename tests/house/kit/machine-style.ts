import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { Visitor } from 'rolldown/utils';
import { programOf } from './parse.ts';
import type { Source } from './project.ts';

type Data = any;

export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => nodesOf(inner as AnyStateNode)),
];

const list = (value: Data): readonly Data[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** Every arrow as it was written: what it waits for, its guard, its actions. */
function arrowsOf(node: AnyStateNode): readonly { readonly event: string; readonly arrow: Data }[] {
  const config = node.config as Data;
  const named = (group: Data) =>
    Object.entries(group ?? {}).flatMap(([event, arrows]) => list(arrows).map((arrow) => ({ event, arrow })));
  return [
    ...named(config.on),
    ...named(config.after),
    ...list(config.always).map((arrow) => ({ event: 'always', arrow })),
    ...list(config.onDone).map((arrow) => ({ event: 'onDone', arrow })),
    ...list(config.invoke).flatMap((invoke) =>
      [...list(invoke.onDone), ...list(invoke.onError)].map((arrow) => ({ event: invoke.id, arrow })),
    ),
  ];
}

const actionsOf = (node: AnyStateNode): readonly Data[] => [
  ...list((node.config as Data).entry),
  ...list((node.config as Data).exit),
  ...arrowsOf(node).flatMap(({ arrow }) => list(arrow?.actions)),
];

const isNamed = (thing: Data): boolean =>
  typeof thing === 'string' || (typeof thing === 'object' && thing !== null && typeof thing.type === 'string');

const forms = {
  state: /^[a-z][a-zA-Z]*$/,
  event: /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/,
  guard: /^(?:is|has|can)[A-Z][a-zA-Z]*$/,
  action: /^[a-z]+[A-Z][a-zA-Z]*$/,
  actor: /^[a-z]+(?:[A-Z][a-zA-Z]*)?$/,
};

/** What a definition owes its readers and the shopper: descriptions, rows, names, and a way out of every failure. */
export function brokenStyle(machine: AnyStateMachine, knownRows: ReadonlySet<string>): readonly string[] {
  const broken: string[] = [];
  for (const node of nodesOf(machine.root)) {
    const config = node.config as Data;
    const say = (what: string) => void broken.push(`${node.id} ${what}`);
    if (!/^\S[\s\S]*\.$/.test(config.description ?? '')) say('has no description that is a sentence');
    if (Object.keys(node.states).length === 0) {
      if (!Array.isArray(config.meta?.rows)) say('has no meta.rows');
      for (const row of config.meta?.rows ?? [])
        if (!knownRows.has(row)) say(`names a row that does not exist: ${row}`);
    }
    if (node !== machine.root && !forms.state.test(node.key)) say('is not named like a state');
    for (const invoke of list(config.invoke)) {
      if (typeof invoke.id !== 'string') say('invokes something without an id');
      if (invoke.onError === undefined) say(`does not say what happens when ${invoke.id} fails`);
      if (typeof invoke.src !== 'string') say('invokes something that has no name');
    }
    for (const { event, arrow } of arrowsOf(node))
      if (typeof arrow === 'object' && arrow?.guard !== undefined && !isNamed(arrow.guard))
        say(`has a guard without a name on ${event}`);
    if (actionsOf(node).some((action) => !isNamed(action))) say('has an action without a name');
    for (const event of Object.keys(config.on ?? {}))
      if (!forms.event.test(event)) say(`listens to an event of another form: ${event}`);
    for (const delay of Object.keys(config.after ?? {}))
      if (/^\d+$/.test(delay)) say(`waits for a time without a name: ${delay}`);
  }
  const { guards, actions, actors } = machine.implementations as Data;
  for (const name of Object.keys(guards))
    if (!forms.guard.test(name)) broken.push(`the guard ${name} is not named like one`);
  for (const name of Object.keys(actions))
    if (!forms.action.test(name)) broken.push(`the action ${name} is not named like one`);
  for (const name of Object.keys(actors))
    if (!forms.actor.test(name)) broken.push(`the actor ${name} is not named like one`);
  return broken;
}

const stateOrder = ['description', 'meta', 'tags', 'entry', 'exit', 'invoke', 'after', 'always', 'on'];
const setupOrder = ['types', 'actors', 'actions', 'guards', 'delays'];

const keysOf = (node: Data): readonly string[] =>
  node.properties.map((property: Data) => property.key?.name ?? property.key?.value ?? '');
const isOrdered = (keys: readonly string[], order: readonly string[]) => {
  const places = keys.filter((key) => order.includes(key)).map((key) => order.indexOf(key));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
};

/** The order in which a machine file is written. */
export function brokenOrder(source: Source): readonly string[] {
  const broken: string[] = [];
  const visitStates = (states: Data) => {
    for (const { key, value } of states.properties) {
      if (value.type !== 'ObjectExpression') continue;
      const keys = keysOf(value);
      if (!isOrdered(keys, stateOrder))
        broken.push(`${source.path}: ${key.name} says its parts in another order: ${keys.join(', ')}`);
    }
  };
  new Visitor({
    CallExpression(node: Data) {
      if (node.callee.name === 'setup' && node.arguments[0] && !isOrdered(keysOf(node.arguments[0]), setupOrder))
        broken.push(`${source.path}: setup says its parts in another order`);
    },
    Property(node: Data) {
      if (node.key.name === 'states' && node.value.type === 'ObjectExpression') visitStates(node.value);
    },
  } as never).visit(programOf(source));
  return broken;
}

/** A chart's folder, files and id have one name. */
export function brokenFolder(folder: string, files: readonly string[], machineId: string): readonly string[] {
  const camel = folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const wanted = ['index.ts', `${folder}.machine.ts`, `${folder}.select.ts`, `${folder}.types.ts`];
  return [
    ...(machineId === camel ? [] : [`${folder} holds a machine with the id ${machineId}`]),
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${folder} has no ${file}`),
    ...files
      .filter((file) => file !== 'index.ts' && !file.startsWith(`${folder}.`))
      .map((file) => `${folder} holds ${file}`),
  ];
}
