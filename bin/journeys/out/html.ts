import type { GeneratedJourney, Recording } from '../journeys.types.ts';
import type { Output, Seen } from './out.types.ts';
import { page, plain } from './page.ts';
import { does, escapeMarkup, given, goalsLine, rowsIn, sees, sentence, settingsLine } from './words.ts';

const style = `${plain}
  .path { max-height: 34rem; overflow: auto; border: 1px solid #8a978f }
  .walked { fill: none; stroke: #c2410c; stroke-width: 3.5 } .visited { fill: none; stroke: #c2410c; stroke-width: 3 }
  .number { font: 700 13px ui-sans-serif, system-ui, sans-serif; fill: #c2410c }
  img { max-width: 15rem; height: auto; border: 1px solid #8a978f }
  @media (prefers-color-scheme: dark) { .walked, .visited { stroke: #fb923c } .number { fill: #fb923c } }
`;

const pictureOf = (recording: Recording | undefined, at: number): string =>
  Object.entries(recording?.steps.find(({ step }) => step === at)?.pictures ?? {})
    .map(
      ([screen, source]) =>
        `<img loading="lazy" src="${escapeMarkup(source)}" alt="The page after step ${at + 1}, ${escapeMarkup(screen)}">`,
    )
    .join(' ');

function resultOf(id: string, { results }: Seen): string {
  const result = results.get(id);
  if (!result) return 'Not run yet.';
  return result.failure === null
    ? `Went well in ${result.seconds.toFixed(1)} s.`
    : `Failed: ${result.failure.split('\n')[0]}`;
}

async function articleOf(journey: GeneratedJourney, seen: Seen): Promise<string> {
  const recording = seen.recordings.get(journey.id);
  const paths = (await seen.pathOf?.(journey.id)) ?? [];
  const rows = rowsIn(journey);
  const pictures = recording ? '<th scope="col">Seen</th>' : '';
  const steps = journey.steps.map((step, at) => {
    const seenThen = recording ? `<td>${pictureOf(recording, at)}</td>` : '';
    return `<tr><td>${at + 1}</td><td>${escapeMarkup(does(step))}</td><td>${escapeMarkup(sees(step))}</td>${seenThen}</tr>`;
  });
  return [
    `<article aria-labelledby="${journey.id}">`,
    `<h2 id="${journey.id}">${escapeMarkup(journey.title)}</h2>`,
    `<p class="about">${escapeMarkup(`${journey.id} · ${settingsLine(journey)}`)}</p>`,
    `<p class="about">${escapeMarkup(`It is there for ${goalsLine(journey)}.${rows.length > 0 ? ` Requirements: ${rows.join(', ')}.` : ''}`)}</p>`,
    `<p class="about">${escapeMarkup(resultOf(journey.id, seen))}</p>`,
    `<p><strong>Given</strong> ${escapeMarkup(`${journey.who} ${given(journey)}`)}</p>`,
    '<div class="scroll" tabindex="0" role="region" aria-label="Steps"><table>',
    `<thead><tr><th scope="col">Step</th><th scope="col">When</th><th scope="col">Then</th>${pictures}</tr></thead><tbody>`,
    ...steps,
    '</tbody></table></div>',
    ...paths.map(
      ({ area, svg }) =>
        `<details><summary>The path through ${escapeMarkup(area)}</summary><div class="path" tabindex="0" role="region" aria-label="The path through ${escapeMarkup(area)}">${svg}</div></details>`,
    ),
    '</article>',
  ].join('\n');
}

/** One file: every journey with its path on the charts, and what its steps looked like where it was recorded. */
export const html =
  (shared: { readonly style: string; readonly symbols: string }): Output =>
  async ({ goal, journeys, unreachable }, seen) => {
    const articles: string[] = [];
    for (const journey of journeys) articles.push(await articleOf(journey, seen));
    const never = unreachable.map(
      (one) => `<li><code>${escapeMarkup(one.goal)}</code> ${escapeMarkup(sentence(one.why))}</li>`,
    );
    const contents = journeys.map(({ id, title }) => `<li><a href="#${id}">${escapeMarkup(title)}</a></li>`);
    return page(
      `Journeys: ${goal}`,
      style + shared.style,
      [
        shared.symbols,
        `<main><h1>Journeys: ${escapeMarkup(goal)}</h1>`,
        `<nav aria-label="Journeys"><ol>${contents.join('')}</ol></nav>`,
        ...articles,
        ...(never.length > 0 ? [`<h2>What no journey comes to</h2><ul>${never.join('')}</ul>`] : []),
        '</main>',
      ].join('\n'),
    );
  };
