import { Visitor } from 'rolldown/utils';
import { programOf } from './parse.ts';
import { type Source, sources } from './project.ts';
import { rows } from './requirements.ts';

type Node = any;

const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
/** Words of one or two syllables stand everywhere; a text is a phrase. */
const isText = (text: string) => text.length >= 12 && text.includes(' ') && /[a-zāēīōū]{3}/.test(text);

/** The phrases that the specification gives word by word. */
export const givenTexts: ReadonlySet<string> = new Set(
  [...rows.values()]
    .flatMap((row) => [...row.matchAll(/"([^"]+)"/g)].map((found) => plain(found[1] ?? '')))
    .filter(isText),
);

/** Every phrase that stands in a file as a string or between tags. */
export function phrasesIn(source: Source): readonly string[] {
  const phrases: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === 'string' && isText(plain(text))) phrases.push(plain(text));
  };
  new Visitor({
    Literal: (node: Node) => add(node.value),
    JSXText: (node: Node) => add(node.value),
    TemplateLiteral: (node: Node) => node.expressions.length === 0 && add(node.quasis[0]?.value.cooked),
  } as never).visit(programOf(source));
  return phrases;
}

/** Values of the wire that happen to be words: they are data wherever they stand. */
const dataWords: ReadonlySet<string> = new Set(
  sources
    .filter(({ path }) => /^services\/.+\.(?:words|contract)\.ts$/.test(path))
    .flatMap((source) => phrasesIn(source)),
);

const seen = /^(?:ui|routes|machines|src)\//;
export const isHomeOfTexts = (path: string) => path.startsWith('ui/texts/');

/** Phrases of the specification that stand somewhere else than in ui/texts. */
export const strayTexts = (source: Source): readonly string[] =>
  !seen.test(source.path) || isHomeOfTexts(source.path)
    ? []
    : phrasesIn(source)
        .filter((phrase) => givenTexts.has(phrase) && !dataWords.has(phrase))
        .map((phrase) => `${source.path} says "${phrase}"`);
