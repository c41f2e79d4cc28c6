import {
  type ExperimentKey,
  experimentKeys,
  type Variation,
  type Variations,
  variations,
} from './experiments.words.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Forced = {
  readonly variations: Readonly<Partial<Variations>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly logLevel: LogLevel | null;
};
export const nothingForced: Forced = { variations: {}, attributes: {}, logLevel: null };

const isKey = (key: string): key is ExperimentKey => (experimentKeys as readonly string[]).includes(key);
const isVariation = (word: string): word is Variation => (variations as readonly string[]).includes(word);

/** key:value,key:value; a pair that is not one is left out. */
const pairsOf = (text: unknown): readonly (readonly [string, string])[] =>
  (Array.isArray(text) ? text : [text])
    .filter((part) => typeof part === 'string')
    .flatMap((part) => part.split(','))
    .flatMap((pair) => {
      const [, key, value] = /^\s*([\w-]{1,64})\s*:\s*([\w-]{1,64})\s*$/.exec(pair) ?? [];
      return key && value ? [[key, value] as const] : [];
    });

/** What a debugging link asks for. Without the setting that allows it, nothing is read. */
export function forcedOf(query: Readonly<Record<string, unknown>>, isAllowed: boolean): Forced {
  if (!isAllowed) return nothingForced;
  const wanted = pairsOf(query['force-variations']).filter(([key, word]) => isKey(key) && isVariation(word));
  return {
    variations: Object.fromEntries(wanted),
    attributes: Object.fromEntries(pairsOf(query['force-attributes'])),
    logLevel: logLevels.find((level) => level === query['optimizely-log-level']) ?? null,
  };
}
