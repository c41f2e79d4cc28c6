import type { ChartData, InspectorData } from '../../inspector/data.types.ts';
import { chartSpace } from '../../inspector/questions/chart-space.ts';
import type { Evidence, Space } from '../../inspector/questions/questions.types.ts';
import { claimsOf } from '../../tests/house/kit/claims.ts';
import { sources } from '../../tests/house/kit/project.ts';
import { roster } from '../../tests/machines/kit/roster.ts';
import { outlinedCharts } from '../coverage/charts.ts';
import { papers } from '../inspector/papers.ts';
import { jointData } from './joint.ts';

const titleOf = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The charts as the page knows them, but without any drawing: that takes long, and nothing here is looked at. */
async function undrawn(): Promise<readonly ChartData[]> {
  return (await outlinedCharts()).map(({ name, kind, machine, who, states, arrows }): ChartData => {
    const key = kind === 'machine' ? name : `journey-${name}`;
    return {
      ...{ key, kind, who, states, arrows, area: '', layouts: [] },
      id: kind === 'machine' ? machine.id : key,
      title: kind === 'machine' ? titleOf(name) : `Journey: ${name.replaceAll('-', ' ')}`,
      description: machine.root.description ?? '',
    };
  });
}

/** What the command answers from: the very charts, rosters, journeys and tests of the repository. */
export async function readEvidence(): Promise<Evidence> {
  const told = await papers();
  const data: Pick<InspectorData, 'charts' | 'rows' | 'texts' | 'journeys' | 'planned'> = {
    ...told,
    charts: await undrawn(),
  };
  const walked = new Map<string, Space | null>();
  return {
    data,
    joint: told.joint ?? jointData(),
    walk: (chart) => {
      const known = walked.get(chart.key);
      if (known !== undefined) return known;
      const rostered = roster.find(({ machine }) => machine.id === chart.id);
      const space = rostered ? chartSpace(rostered, chart) : null;
      walked.set(chart.key, space);
      return space;
    },
    testsOf: (row) =>
      sources
        .filter(({ path, text }) => /^tests\/.+\.test\.tsx?$/.test(path) && text.includes(row))
        .filter((source) => claimsOf(source).includes(row))
        .map(({ path }) => path),
  };
}
