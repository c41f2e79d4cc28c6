import type { GeneratedJourney } from '../journeys.types.ts';
import type { Output } from './out.types.ts';
import { page, plain } from './page.ts';
import { does, escapeMarkup, given, rowsIn, sees, settingsLine } from './words.ts';

const style = `${plain}
  .tick { width: 3.2rem; text-align: center; font-size: 1.3rem; line-height: 1 }
  .number { width: 2rem } .note { width: 22% }
  .signed { display: flex; gap: 2rem; margin-top: .75rem } .signed span { flex: 1; border-bottom: 1px solid; padding-top: 1.5rem }
  @page { size: A4; margin: 14mm }
  @media print {
    :root { color-scheme: light } body { font-size: 10pt; max-width: none; padding: 0 }
    section { break-before: page } section:first-of-type { break-before: auto } tr { break-inside: avoid } thead { display: table-header-group }
  }
`;

const box = '<span role="img" aria-label="tick box">☐</span>';

function sectionOf(journey: GeneratedJourney): string {
  const rows = journey.steps.map(
    (step, at) =>
      `<tr><td class="number">${at + 1}</td><td>${escapeMarkup(does(step))}</td><td>${escapeMarkup(sees(step))}</td><td class="tick">${box}</td><td class="tick">${box}</td><td class="note"></td></tr>`,
  );
  const requirements = rowsIn(journey);
  return [
    `<section aria-labelledby="${journey.id}">`,
    `<h2 id="${journey.id}">${escapeMarkup(journey.title)}</h2>`,
    `<p class="about">${escapeMarkup(`${journey.id} · ${settingsLine(journey)}`)}</p>`,
    ...(requirements.length > 0 ? [`<p class="about">Requirements: ${escapeMarkup(requirements.join(', '))}</p>`] : []),
    `<p><strong>Given</strong> ${escapeMarkup(given(journey))}</p>`,
    '<div class="scroll" tabindex="0" role="region" aria-label="Steps"><table>',
    '<thead><tr><th scope="col">Step</th><th scope="col">Do</th><th scope="col">Expect</th><th scope="col">Yes</th><th scope="col">No</th><th scope="col">Note</th></tr></thead>',
    `<tbody>${rows.join('\n')}</tbody>`,
    '</table></div>',
    '<p class="signed"><span>Tested by</span><span>Date</span><span>Build</span></p>',
    '</section>',
  ].join('\n');
}

/** A script to print, to tick and to sign. */
export const script: Output = ({ goal, journeys }) =>
  page(
    `Test script: ${goal}`,
    style,
    `<main><h1>Test script: ${escapeMarkup(goal)}</h1>\n<p>${journeys.length} journeys. Each begins in a browser of its own.</p>\n${journeys.map(sectionOf).join('\n')}</main>`,
  );
