import type { JointData } from '../../inspector/questions/questions.types.ts';
import { shoppingModel } from '../journeys/areas.ts';
import { explore } from '../journeys/graph.ts';
import type { Model } from '../journeys/model.types.ts';

/** On which device it is done decides nothing that is asked: two worlds that differ in it alone are one. */
const unasked = 'device';

/** The worlds of the shopping journeys and the steps between them, each said in words. */
export function jointData(model: Model = shoppingModel()): JointData {
  const { worlds, edges, starts } = explore(model);
  const facts = Object.keys(worlds[0]?.facts ?? {}).filter((fact) => fact !== unasked);
  const numbers = () => {
    const known = new Map<string, number>();
    return { known, of: (text: string) => known.get(text) ?? (known.set(text, known.size), known.size - 1) };
  };
  const [words, places] = [numbers(), numbers()];
  const told: (readonly string[])[] = [];
  const placeOf = worlds.map(({ area, place, trail, facts: now }) => {
    const world = [area, place, ...facts.map((fact) => now[fact as keyof typeof now])];
    const number = places.of([...world, ...trail].join('|'));
    told[number] = world;
    return number;
  });
  const steps = new Map<string, readonly [from: number, to: number, words: number]>();
  for (const { from, to, event, joint } of edges) {
    const world = worlds[from];
    const who = world?.facts.who === 'shopper' ? 'A shopper' : 'A guest';
    const says = joint?.says ?? model.charts.get(world?.area ?? '')?.say[event] ?? event;
    const step = [placeOf[from] ?? 0, placeOf[to] ?? 0, words.of(`${who} ${says}`)] as const;
    steps.set(step.join(), step);
  }
  return {
    ...{ facts, worlds: told, words: [...words.known.keys()], steps: [...steps.values()] },
    starts: [...new Set(starts.map((start) => placeOf[start] ?? 0))],
  };
}
