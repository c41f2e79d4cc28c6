import type { Letter } from './letters.ts';

/** A link of a letter, under the words that led to it. */
type Link = { readonly kind: 'link'; readonly label: string; readonly href: string };
/** What a letter is made of, read from its lines: both its text and its HTML say the same. */
export type Block =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | Link;

export const isLink = (line: string): boolean => /^https?:\/\/\S+$/.test(line) && URL.canParse(line);
/** What a link can be called: few words that end where it begins. */
const labelIn = (line: string | undefined): string | null => /^(.{1,40}):$/.exec(line ?? '')?.[1] ?? null;

/** The lines between two empty ones, in their order. */
function paragraphsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function blocksOfParagraph(lines: readonly string[]): readonly Block[] {
  const at = lines.findIndex(isLink);
  if (at < 0) {
    const [title = '', ...items] = lines;
    return title.endsWith(':') && items.length > 0 ? [{ kind: 'list', title, items }] : [{ kind: 'text', lines }];
  }
  const before = lines.slice(0, at);
  const link = lines[at] ?? '';
  const label = labelIn(before.at(-1));
  const said = label === null ? before : before.slice(0, -1);
  return [
    ...(said.length > 0 ? [{ kind: 'text' as const, lines: said }] : []),
    { kind: 'link', label: label ?? link, href: link },
    ...(lines.length > at + 1 ? blocksOfParagraph(lines.slice(at + 1)) : []),
  ];
}

export const blocksOf = ({ lines }: Pick<Letter, 'lines'>): readonly Block[] =>
  paragraphsOf(lines).flatMap(blocksOfParagraph);
