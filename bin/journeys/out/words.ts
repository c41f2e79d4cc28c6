import type { GeneratedJourney, Step } from '../journeys.types.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
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

/** Who it is and where they begin, as a sentence after "Given". */
export function given({ settings, begins = '' }: Pick<GeneratedJourney, 'settings' | 'begins'>): string {
  const device = settings['device'] === 'phone' ? 'on a phone' : 'at a desktop';
  return sentence(`${device}: ${small(begins)}`);
}

const settingWords = (settings: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(settings)
    .filter(([, value]) => value !== 'none' && value !== 'unsaid')
    .map(([name, value]) => `${name}: ${value}`);
export const settingsLine = ({ settings }: Pick<GeneratedJourney, 'settings'>): string =>
  settingWords(settings).join(' · ');

/** The rows of the requirements that a journey is there for. */
export const rowsIn = ({ goals }: Pick<GeneratedJourney, 'goals'>): readonly string[] =>
  goals.filter((goal) => goal.startsWith('row ')).map((goal) => goal.slice(4));

const plural = (word: string, count: number): string =>
  count === 1 ? word : word.replace(/^(\w+)/, (first) => `${first}s`);

/** How many goals of each kind, as "3 states, 1 row". */
export function goalsLine({ goals }: Pick<GeneratedJourney, 'goals'>): string {
  const names: Readonly<Record<string, string>> = {
    arrow: 'transition',
    settings: 'pair of settings',
    guard: 'side of a guard',
  };
  const counts = new Map<string, number>();
  for (const goal of goals) {
    const [kind = ''] = goal.split(' ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${plural(names[kind] ?? kind, count)}`).join(', ');
}
