import { type AnyStateMachine, not, type StateNode } from 'xstate';
import { canNotMatter } from './equivalents.ts';
import type { Config, Mutant, Stretch } from './mutants.types.ts';
import {
  asChoice,
  at,
  listOf,
  type Loose,
  type Path,
  type Place,
  placesOf,
  put,
  type Slot,
  slotsOf,
} from './places.ts';

const nameOf = (thing: unknown): string =>
  typeof thing === 'string'
    ? thing
    : ((thing as { type?: string }).type ?? ((thing as { name?: string }).name || 'unnamed'));

const whereOf = (machine: AnyStateMachine, node: StateNode): string =>
  node.id === machine.id ? 'anywhere' : `in ${node.id.slice(machine.id.length + 1)}`;

type Fault = {
  readonly op: string;
  readonly says: string;
  readonly path: Path;
  readonly leaf: unknown;
  readonly stretch?: Stretch;
};

/** The next state beside a target: only one of states that exclude each other can stand for another. */
function siblingOf(node: StateNode | undefined): StateNode | undefined {
  if (!node?.parent || node.parent.type === 'parallel') return undefined;
  const beside = Object.values(node.parent.states) as StateNode[];
  const next = beside[(beside.indexOf(node) + 1) % beside.length];
  return next === node ? undefined : next;
}

/** Every action of a list, left out one at a time. */
function actionFaults(path: Path, given: unknown): readonly Fault[] {
  const actions = listOf(given);
  const names = actions.map(nameOf);
  return actions.map((_, index) => {
    const name = names[index] ?? '';
    const turn = names.slice(0, index).filter((earlier) => earlier === name).length;
    const left = actions.filter((__, other) => other !== index);
    const says = `the ${turn > 0 ? 'second ' : ''}action ${name} is dropped`;
    return { op: `action ${name}${turn > 0 ? ` ${turn}` : ''} dropped`, says, path, leaf: left };
  });
}

function choiceFaults(node: StateNode, config: Config, slot: Slot, index: number): readonly Fault[] {
  const given = at(config, slot.path);
  const choices = listOf(given);
  const choice = asChoice(choices[index]);
  const { guard, actions } = choice;
  const anew = (next: Loose): Pick<Fault, 'path' | 'leaf'> => ({
    path: slot.path,
    leaf: choices.map((one, other) => (other === index ? next : one)),
  });
  const left = choices.filter((_, other) => other !== index);
  const isWholeDropped = choices.length === 1 && (slot.kind === 'error' || slot.kind === 'always');
  const faults: Fault[] = isWholeDropped
    ? []
    : [{ op: 'dropped', says: 'the arrow is dropped', path: slot.path, leaf: left.length > 0 ? left : undefined }];
  if (guard !== undefined) {
    const { guard: _, ...free } = choice;
    const name = nameOf(guard);
    faults.push({
      op: 'guard flipped',
      says: `the guard ${name} is turned round`,
      ...anew({ ...choice, guard: not(guard as never) }),
    });
    faults.push({ op: 'guard dropped', says: `the guard ${name} is dropped`, ...anew(free) });
  }
  const arrows = slot.kind === 'always' ? (node.always ?? []) : (node.transitions.get(slot.event) ?? []);
  const target = (arrows[index] as { target?: readonly StateNode[] } | undefined)?.target;
  const sibling = target?.length === 1 ? siblingOf(target[0]) : undefined;
  if (sibling)
    faults.push({
      op: `target moved to ${sibling.key}`,
      says: `it leads to ${sibling.key} and not to ${target?.[0]?.key}`,
      ...anew({ ...choice, target: `#${sibling.id}` }),
    });
  for (const fault of actionFaults(['actions'], actions))
    faults.push({ op: fault.op, says: fault.says, ...anew({ ...choice, actions: fault.leaf }) });
  return faults;
}

function delayFaults(config: Config, { path }: Slot): readonly Fault[] {
  const delay = String(path.at(-1));
  const above = path.slice(0, -1);
  const all = at(config, above) as Loose;
  const renamed = (name: string): Loose =>
    Object.fromEntries(Object.entries(all).map(([key, value]) => [key === delay ? name : key, value]));
  const isNumber = !Number.isNaN(Number(delay));
  if (isNumber && Number(delay) === 0) return [];
  return [
    { factor: 10, op: 'delay 10 times', says: 'it waits ten times as long' },
    { factor: 0, op: 'delay 0', says: 'it does not wait at all' },
  ].map(({ factor, op, says }) => {
    const name = isNumber ? String(Number(delay) * factor) : `mutant${factor}${delay}`;
    const fault = { op, says, path: above, leaf: renamed(name) };
    return isNumber ? fault : { ...fault, stretch: { name, of: delay, factor } };
  });
}

const wholeFaults = (config: Config, { kind, path }: Slot): readonly Fault[] =>
  kind === 'error'
    ? [{ op: 'onError dropped', says: 'nobody hears of the failure', path, leaf: undefined }]
    : kind === 'always'
      ? [{ op: 'always dropped', says: `nothing happens by itself`, path, leaf: undefined }]
      : kind === 'after'
        ? delayFaults(config, { kind, path } as Slot)
        : [];

type Chart = { readonly name: string; readonly machine: AnyStateMachine; readonly config: Config };

function mutantsOfPlace({ name, machine, config }: Chart, place: Place): readonly Mutant[] {
  const { node, path } = place;
  const where = `${name}: ${whereOf(machine, node)}`;
  const own = at(config, path) as Loose;
  const mutant = (
    id: string,
    says: string,
    { path: to, leaf, stretch }: Fault,
    event: string | null = null,
  ): Mutant => ({
    chart: name,
    id,
    state: node.id,
    event,
    sentence: `${where}, ${says}`,
    change: (whole) => put(whole, to, leaf) as Config,
    ...(stretch ? { stretch } : {}),
  });
  const ofArrows = slotsOf(place, config).flatMap((slot) => {
    const choices = listOf(at(config, slot.path));
    const event =
      slot.kind === 'on' && !slot.event.includes('*')
        ? slot.event
        : slot.kind === 'done' || slot.kind === 'error'
          ? slot.event
          : null;
    const ofChoices = choices.flatMap((given, index) => {
      const { guard } = asChoice(given);
      const ordinal = choices.length > 1 ? ` (choice ${index + 1}${guard ? `, if ${nameOf(guard)}` : ''})` : '';
      return choiceFaults(node, config, slot, index)
        .filter(({ op }) => !canNotMatter(node, slot, choices, index, op))
        .map((fault) =>
          mutant(
            `${node.id} ${slot.event} #${index} ${fault.op}`,
            `${slot.when}${ordinal}, ${fault.says}`,
            fault,
            event,
          ),
        );
    });
    const ofWhole = wholeFaults(config, slot).map((fault) =>
      mutant(`${node.id} ${slot.event} ${fault.op}`, `${slot.when}, ${fault.says}`, fault, event),
    );
    return [...ofChoices, ...ofWhole];
  });
  const ofDoors = (['entry', 'exit'] as const).flatMap((door) =>
    actionFaults([...path, door], own[door]).map((fault) =>
      mutant(
        `${node.id} ${door} ${fault.op}`,
        `when it is ${door === 'entry' ? 'entered' : 'left'}, ${fault.says}`,
        fault,
      ),
    ),
  );
  const start = own['initial'];
  const ofStart =
    typeof start === 'object' && start !== null
      ? actionFaults([...path, 'initial', 'actions'], (start as Loose)['actions']).map((fault) =>
          mutant(`${node.id} initial ${fault.op}`, `when it begins, ${fault.says}`, fault),
        )
      : [];
  return [...ofArrows, ...ofDoors, ...ofStart];
}

/** Every mutant of a chart, in the order of its definition. */
export function mutantsOf(name: string, machine: AnyStateMachine): readonly Mutant[] {
  const chart = { name, machine, config: machine.config as unknown as Config };
  return placesOf(machine.root as StateNode).flatMap((place) => mutantsOfPlace(chart, place));
}
