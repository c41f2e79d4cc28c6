import type { GeneratedJourney, Recording } from '../journeys.types.ts';
import type { Output, Seen } from './out.types.ts';
import { page, plain } from './page.ts';
import { capital, does, escapeMarkup, given, goalsLine, rowsIn, sees, sentence, settingsLine } from './words.ts';

const style = `${plain}
  body { max-width: 76rem } .path { max-height: 40rem; overflow: auto; border: 1px solid #8a978f }
  .walked { fill: none; stroke: #c2410c; stroke-width: 3.5 } .visited { fill: none; stroke: #c2410c; stroke-width: 3 }
  .number { font: 700 13px ui-sans-serif, system-ui, sans-serif; fill: #c2410c }
  .seen { display: flex; gap: .75rem; align-items: flex-start } figure { margin: 0 }
  .seen img { display: block; max-width: 100%; height: auto; border: 1px solid #8a978f }
  .seen .phone { width: 7.5rem; flex: none } .seen .desktop { width: 19rem; flex: 0 1 auto } figcaption { font-size: .8rem }
  @media (max-width: 50rem) {
    table, tbody, tr, td { display: block } thead { display: none } tr { border: 1px solid #8a978f; margin-bottom: .75rem }
    td { border: 0; padding: .2rem .5rem } td:empty { display: none } td[data-head]::before { content: attr(data-head) ' '; font-weight: 700 }
  }
  @media (prefers-color-scheme: dark) { .walked, .visited { stroke: #fb923c } .number { fill: #fb923c } a { color: #7dd3a8 } }
`;

/** The screen that a journey was made for is looked at first. */
function picturesOf(recording: Recording, at: number, device = 'desktop'): string {
  const pictures = Object.entries(recording.steps.find(({ step }) => step === at)?.pictures ?? {});
  const shown = pictures.toSorted(([one], [other]) => Number(other === device) - Number(one === device));
  return shown
    .map(
      ([screen, source]) =>
        `<figure class="${escapeMarkup(screen)}"><img loading="lazy" src="${escapeMarkup(source)}" alt="The page after step ${at + 1}, ${escapeMarkup(screen)}"><figcaption>${escapeMarkup(capital(screen))}</figcaption></figure>`,
    )
    .join('');
}

function resultOf(id: string, { results, recordings }: Seen): string {
  const result = results.get(id);
  if (!result) return recordings.has(id) ? 'Recorded in a real browser; not run since.' : 'Not run yet.';
  return result.failure === null
    ? `Went well in ${result.seconds.toFixed(1)} s.`
    : `Failed: ${result.failure.split('\n')[0]}`;
}

/** What the last runs came to, in one line. */
function resultsOf(ids: readonly string[], { results }: Seen): string {
  const run = ids.flatMap((id) => results.get(id) ?? []);
  const failed = run.filter(({ failure }) => failure !== null).length;
  return `${ids.length} ${ids.length === 1 ? 'journey' : 'journeys'}: ${run.length - failed} went well, ${failed} failed, ${ids.length - run.length} not run.`;
}

async function articleOf(journey: GeneratedJourney, seen: Seen): Promise<string> {
  const recording = seen.recordings.get(journey.id);
  const paths = (await seen.pathOf?.(journey.id)) ?? [];
  const rows = rowsIn(journey);
  const pictures = recording ? '<th scope="col">Seen</th>' : '';
  const steps = journey.steps.map((step, at) => {
    const seenThen = recording
      ? `<td><div class="seen">${picturesOf(recording, at, journey.settings['device'])}</div></td>`
      : '';
    return `<tr><td data-head="Step">${at + 1}</td><td data-head="When">${escapeMarkup(does(step))}</td><td data-head="Then">${escapeMarkup(sees(step))}</td>${seenThen}</tr>`;
  });
  return [
    `<article aria-labelledby="${journey.id}">`,
    `<h2 id="${journey.id}">${escapeMarkup(journey.title)}</h2>`,
    `<p class="about">${escapeMarkup(`${journey.id} · ${settingsLine(journey)}`)}</p>`,
    `<p class="about">${escapeMarkup(`It shows ${goalsLine(journey)}.${rows.length > 0 ? ` Requirements: ${rows.join(', ')}.` : ''}`)}</p>`,
    `<p class="about">${escapeMarkup(resultOf(journey.id, seen))}</p>`,
    `<p><strong>Given</strong> ${escapeMarkup(given(journey))}</p>`,
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
    const ids = journeys.map(({ id }) => id);
    const contents = journeys.map(({ id, title }) => `<li><a href="#${id}">${escapeMarkup(title)}</a></li>`);
    return page(
      `Journeys: ${goal}`,
      style + shared.style,
      [
        shared.symbols,
        `<main><h1>Journeys: ${escapeMarkup(goal)}</h1>`,
        `<p>${escapeMarkup(resultsOf(ids, seen))}</p>`,
        `<nav aria-label="Journeys"><ol>${contents.join('')}</ol></nav>`,
        ...articles,
        ...(never.length > 0 ? [`<h2>What no journey comes to</h2><ul>${never.join('')}</ul>`] : []),
        '</main>',
      ].join('\n'),
    );
  };
