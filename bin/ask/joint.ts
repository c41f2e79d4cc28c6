import type { JointData } from '../../inspector/questions/questions.types.ts';
import { shoppingModel } from '../journeys/areas.ts';
import { explore } from '../journeys/graph.ts';
import type { Model } from '../journeys/model.types.ts';

/** The worlds of the shopping journeys and the steps between them, each said in words. */
export function jointData(model: Model = shoppingModel()): JointData {
  const { worlds, edges, starts } = explore(model);
  const facts = Object.keys(worlds[0]?.facts ?? {});
  const words: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (said: string): number => {
    const index = indexes.get(said) ?? words.push(said) - 1;
    indexes.set(said, index);
    return index;
  };
  return {
    facts,
    worlds: worlds.map(({ area, place, facts: now }) => [
      area,
      place,
      ...facts.map((fact) => now[fact as keyof typeof now]),
    ]),
    steps: edges.map(({ from, to, event, joint }) => {
      const chart = model.charts.get(worlds[from]?.area ?? '');
      return [from, to, indexOf(`${chart?.who ?? 'Somebody'} ${joint?.says ?? chart?.say[event] ?? event}`)] as const;
    }),
    words,
    starts,
  };
}
