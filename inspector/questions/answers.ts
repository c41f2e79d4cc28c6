import type { Answer, Evidence, Named, Situation, Space } from './questions.types.ts';
import { canReach, wayTo, where } from './spaces.ts';
import { blank, innermost, stateIn, tellWay } from './told.ts';

/** How many ways on are listed at the most. */
const most = 30;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? one : more}`;

/** Does every way to the one pass the other? Of a fact: was it so somewhere on every way there? */
export function without(evidence: Evidence, space: Space, one: Named, other: Named): Answer {
  const isFact = other.states.length === 0;
  const read = isFact
    ? `Can anybody come to ${one.title} without it ever having been so that ${other.title}?`
    : `Can anybody come to ${one.title} without passing ${other.title}?`;
  const base = { ...blank(read, space), states: [...one.states, ...other.states] };
  const there = where(space, one.holds).map((index) => space.situations[index] as Situation);
  if (there.length === 0) return { ...base, kind: 'proof', says: `No: nobody comes to ${one.title} at all.` };
  const way = wayTo(space, space.starts, { wanted: one.holds, barred: other.holds });
  if (way)
    return {
      ...{ ...base, kind: 'counterexample', ...tellWay(evidence, space, way, base.read) },
      says: `Yes, in ${many(way.steps.length, 'step', 'steps')}.`,
    };
  const still = there.filter(other.holds).length;
  const gone = there.length - still;
  const how = isFact
    ? `on every way there it was so that ${other.title}${gone === 0 ? ', and in all of them it still is' : `: in ${still} of them it still is, in ${gone} no longer`}`
    : `every way there passes ${other.title}`;
  return {
    ...{ ...base, kind: 'proof' },
    says: `No. ${capital(one.title)} was come to in ${many(there.length, 'situation', 'situations')}, and ${how}.`,
  };
}

export function back(evidence: Evidence, space: Space, one: Named): Answer {
  const base = { ...blank(`Is there a way back to ${one.title} from everywhere?`, space), states: one.states };
  const able = canReach(space, one.holds);
  const stuck = space.situations.flatMap((_, index) => (able.has(index) ? [] : [index]));
  if (able.size === 0) return { ...base, kind: 'counterexample', says: `No: nothing comes to ${one.title} at all.` };
  if (stuck.length === 0)
    return { ...base, kind: 'proof', says: `Yes, from each of the ${many(able.size, 'situation', 'situations')}.` };
  const lost = new Set(stuck.map((index) => space.situations[index]));
  const way = wayTo(space, space.starts, { wanted: (situation) => lost.has(situation) });
  return {
    ...{ ...base, kind: 'counterexample', ...(way ? tellWay(evidence, space, way, base.read) : {}) },
    says: `No, not by the steps that are drawn. From ${many(stuck.length, 'situation', 'situations')} of ${space.situations.length} nothing leads back; the nearest is this.`,
  };
}

export function after(evidence: Evidence, space: Space, one: Named, other: Named): Answer {
  const base = {
    ...blank(`Can ${one.title} come after ${other.title}?`, space),
    states: [...one.states, ...other.states],
  };
  const first = where(space, other.holds);
  if (first.length === 0) return { ...base, kind: 'proof', says: `No: nobody comes to ${other.title} at all.` };
  const on = wayTo(space, first, { wanted: one.holds, least: 1 });
  if (!on)
    return {
      ...base,
      kind: 'proof',
      says: `No. From none of the ${many(first.length, 'situation', 'situations')} in which ${other.title} holds does anything lead to ${one.title}.`,
    };
  const begin = space.situations[on.start];
  const to = wayTo(space, space.starts, { wanted: (situation) => situation === begin });
  const steps = [...(to?.steps ?? []), ...on.steps];
  return {
    ...{
      ...base,
      kind: 'told',
      ...tellWay(evidence, space, { start: to?.start ?? on.start, steps, end: on.end }, base.read),
    },
    says: `Yes, ${many(on.steps.length, 'step', 'steps')} later.`,
  };
}

export function how(evidence: Evidence, space: Space, one: Named): Answer {
  const base = { ...blank(`How does one come to ${one.title}?`, space), states: one.states };
  const way = wayTo(space, space.starts, { wanted: one.holds });
  if (!way) return { ...base, kind: 'proof', says: `Not at all: nothing that can happen leads there.` };
  const says =
    way.steps.length === 0
      ? 'It begins there.'
      : `In ${many(way.steps.length, 'step', 'steps')}, which is the shortest way.`;
  return { ...base, kind: 'told', says, ...tellWay(evidence, space, way, base.read) };
}

export function out({ data }: Evidence, space: Space, one: Named): Answer {
  const base = { ...blank(`What leads out of ${one.title}?`, space), states: one.states };
  const here = new Set(where(space, one.holds));
  if (here.size === 0) return { ...base, kind: 'proof', says: 'Nobody comes there at all.' };
  const described = one.states.flatMap((id) => stateIn(data.charts, id)?.description ?? []);
  const there = described.length > 0 ? `There it is so: ${described.join(' ')} ` : '';
  const ways = new Map<string, string | null>();
  for (const { from, to, says } of space.steps) {
    if (!here.has(from) || here.has(to)) continue;
    const place = innermost(
      (space.situations[to]?.states ?? []).filter((id) => !space.situations[from]?.states.includes(id)),
    );
    const sees = stateIn(data.charts, place)?.description.replace(/\.$/, '');
    ways.set(`${says}${sees === undefined ? '' : `: ${sees}`} (${place ?? 'elsewhere'})`, place);
  }
  const told = [...ways].slice(0, most);
  const inside = space.steps.filter(({ from, to }) => here.has(from) && here.has(to)).length;
  if (told.length === 0)
    return {
      ...base,
      kind: 'proof',
      says: `${there}Nothing leads on: whoever is there stays there (${many(inside, 'step', 'steps')} within it).`,
    };
  return {
    ...{ ...base, kind: 'told' },
    says: `${there}${many(ways.size, 'way leads', 'ways lead')} on${ways.size > told.length ? `, of which these are ${told.length}` : ''}. ${told.map(([says]) => says).join('; ')}.`,
    states: [...new Set(told.flatMap(([, place]) => place ?? []))],
  };
}

export function together(evidence: Evidence, space: Space, one: Named, other: Named): Answer {
  const base = {
    ...blank(`Can ${one.title} and ${other.title} be at once?`, space),
    states: [...one.states, ...other.states],
  };
  const way = wayTo(space, space.starts, { wanted: (situation) => one.holds(situation) && other.holds(situation) });
  return way
    ? {
        ...base,
        kind: 'counterexample',
        says: `Yes, after ${many(way.steps.length, 'step', 'steps')}.`,
        ...tellWay(evidence, space, way, base.read),
      }
    : { ...base, kind: 'proof', says: 'No, in none of them.' };
}

/** A situation in which something is waited for, and that nothing ever leads out of. */
export function stuck(evidence: Evidence, space: Space, busy: Named): Answer {
  const base = blank(`Can it happen that ${busy.title} and nothing ever leads on?`, space);
  const leaves = new Set(space.steps.filter(({ from, to }) => from !== to).map(({ from }) => space.situations[from]));
  const waiting = where(space, busy.holds);
  const way = wayTo(space, space.starts, { wanted: (situation) => busy.holds(situation) && !leaves.has(situation) });
  return way
    ? { ...base, kind: 'counterexample', says: 'Yes, here.', ...tellWay(evidence, space, way, base.read) }
    : {
        ...base,
        kind: 'proof',
        says: `No. In ${many(waiting.length, 'situation', 'situations')} something is waited for, and from each a step leads on.`,
      };
}

/** At most one state with this mark at a time. */
export function oneAtATime(evidence: Evidence, space: Space, open: ReadonlySet<string>): Answer {
  const base = { ...blank('Can two modals be open at once?', space), states: [...open] };
  const count = (states: readonly string[]) => states.filter((id) => open.has(id)).length;
  const shown = where(space, ({ states }) => count(states) > 0).length;
  const way = wayTo(space, space.starts, { wanted: ({ states }) => count(states) > 1 });
  return way
    ? { ...base, kind: 'counterexample', says: 'Yes, here.', ...tellWay(evidence, space, way, base.read) }
    : {
        ...base,
        kind: 'proof',
        says: `No. In ${many(shown, 'situation', 'situations')} a modal is open, and in each it is one; what else is to be said waits its turn.`,
      };
}
