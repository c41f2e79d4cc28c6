import type { JourneySet } from './journeys.types.ts';
import { csv } from './out/csv.ts';
import { english } from './out/english.ts';
import { html } from './out/html.ts';
import { json } from './out/json.ts';
import { junit } from './out/junit.ts';
import type { Output } from './out/out.types.ts';
import { playwright } from './out/playwright.ts';
import { script } from './out/script.ts';
import { pathsOf, recordingsOf, resultsOf } from './seen.ts';

const plain = { english, playwright, script, csv, junit, json } as const satisfies Readonly<Record<string, Output>>;
export const formats = [...Object.keys(plain), 'html'] as const;
export type Format = keyof typeof plain | 'html';
export const isFormat = (name: string): name is Format => (formats as readonly string[]).includes(name);

/** The same journeys, as somebody wants to have them. */
export async function show(format: Format, set: JourneySet): Promise<string> {
  if (format !== 'html')
    return plain[format](set, { recordings: new Map(), results: format === 'junit' ? resultsOf() : new Map() });
  const { pathOf, ...shared } = await pathsOf(set);
  return html(shared)(set, { recordings: recordingsOf(set), results: resultsOf(), pathOf });
}
