import { compose, type Composed } from '../journeys/generate.ts';
import type { Coverage } from '../journeys/coverage.types.ts';
import { walkOf } from '../journeys/tell.ts';
import { marksAlong } from '../journeys/walk.ts';
import { keptJourneys, wholeJourneys } from '../journeys/write.ts';
import { createCounts } from './counts.ts';

/** What the generated journeys come to, by their own charts and by what these say they show of the shop's. */
export function generatedCoverage(composed: Composed = compose()): Coverage {
  const { graph, marks } = composed;
  const counts = createCounts('generated');
  for (const journey of wholeJourneys(composed, keptJourneys()).journeys) {
    const walk = walkOf(graph, journey);
    if (!walk) continue;
    let before: string | null = null;
    for (const edge of walk.edges) {
      const from = graph.worlds[edge.from];
      if (edge.joint || !from) {
        before = null;
        continue;
      }
      const arrow = `journey-${edge.area}.${from.place} ${edge.event} #${edge.choice}`;
      counts.arrow(arrow);
      if (before !== null) counts.pair(before, arrow);
      before = arrow;
      const choices = graph.model.charts.get(edge.area)?.drawn ?? [];
      for (const { from: place, event, choice, guard } of choices)
        if (place === from.place && event === edge.event && guard !== null && choice <= edge.choice)
          counts.guard(
            `journey-${edge.area}.${place} ${event} #${choice}`,
            choice === edge.choice ? 'passed' : 'refused',
          );
    }
    for (const mark of marksAlong(marks, walk)) {
      const [, kind = '', name = ''] = /^(chart state|chart arrow|state|row|text|guard) (.+)$/.exec(mark) ?? [];
      const [, arrow = '', side = ''] = /^(\S+ .* #\d+) (passes|refuses)$/.exec(name) ?? [];
      if (kind === 'state') {
        counts.state(`journey-${name}`);
        counts.state(`journey-${name.replace(/\.[^.]+$/, '')}`);
      }
      if (kind === 'chart state') counts.state(name);
      if (kind === 'chart arrow') counts.arrow(name);
      if (kind === 'row') counts.row(name);
      if (kind === 'text') counts.text(name);
      if (kind === 'guard' && arrow !== '' && !name.includes(': '))
        counts.guard(arrow, side === 'passes' ? 'passed' : 'refused');
    }
  }
  return counts.all();
}
