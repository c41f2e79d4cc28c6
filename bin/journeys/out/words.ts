import type { GeneratedJourney, Step } from '../journeys.types.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Text as a sign of HTML or XML; what XML does not allow at all is left out. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll(/\p{Cs}|[\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu, '')
    .replace(
      /[&<>"']/g,
      (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
    );

/** Text that means nothing to Markdown but itself. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, (sign) => `\\${sign}`);

/** "The visitor comes to pay": a step as a whole sentence, of somebody who may have become a shopper meanwhile. */
export const does = ({ says }: Pick<Step, 'says'>): string => sentence(`The visitor ${says}`);
/** What is true then, and which words stand there. */
export const sees = ({ sees: seen, texts = [] }: Pick<Step, 'sees' | 'texts'>): string =>
  texts.length === 0 ? sentence(seen) : `${sentence(seen)} It reads: ${texts.map((text) => `“${text}”`).join(' · ')}`;

/** Who it is, on what, and where they begin: "A guest at a desktop. All departments lie open." */
export function given({ who, settings, begins = '' }: Pick<GeneratedJourney, 'who' | 'settings' | 'begins'>): string {
  const device = settings['device'] === 'phone' ? 'on a phone' : 'at a desktop';
  return [`${who} ${device}.`, ...(begins === '' ? [] : [sentence(capital(begins))])].join(' ');
}

export const settingsLine = ({ settings }: Pick<GeneratedJourney, 'settings'>): string =>
  Object.entries(settings)
    .filter(([, value]) => value !== 'none' && value !== 'unsaid')
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');

/** The rows of the requirements that a journey is there for. */
export const rowsIn = ({ goals }: Pick<GeneratedJourney, 'goals'>): readonly string[] =>
  goals.filter((goal) => goal.startsWith('row ')).map((goal) => goal.slice(4));

const kinds: Readonly<Record<string, readonly [one: string, more: string]>> = {
  state: ['state', 'states'],
  arrow: ['transition', 'transitions'],
  chart: ['part of the shop’s own charts', 'parts of the shop’s own charts'],
  pair: ['pair of transitions', 'pairs of transitions'],
  guard: ['side of a guard', 'sides of guards'],
  row: ['requirement', 'requirements'],
  text: ['error text', 'error texts'],
  joint: ['way from one area to another', 'ways from one area to another'],
  settings: ['pair of settings', 'pairs of settings'],
  ordered: ['way of ordering', 'ways of ordering'],
};

/** How many goals of each kind, as "3 states and 1 requirement". */
export function goalsLine({ goals }: Pick<GeneratedJourney, 'goals'>): string {
  const counts = new Map<string, number>();
  for (const goal of goals) {
    const [kind = ''] = goal.split(' ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const said = [...counts].map(([kind, count]) => `${count} ${kinds[kind]?.[count === 1 ? 0 : 1] ?? kind}`);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
