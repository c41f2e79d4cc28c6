/** What may stand in the operator's HTML, and what may stand in it. Everything else is taken apart or thrown away. */
export type Kind = 'flow' | 'words' | 'nothing' | readonly string[];

const words = ['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'img'];
const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'blockquote', 'div', 'hr', 'table'];

const special: Readonly<Record<string, Kind>> = {
  br: 'nothing',
  img: 'nothing',
  hr: 'nothing',
  ul: ['li'],
  ol: ['li'],
  li: 'flow',
  dl: ['dt', 'dd'],
  dt: 'words',
  dd: 'flow',
  blockquote: 'flow',
  div: 'flow',
  table: ['caption', 'thead', 'tbody'],
  caption: 'words',
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  th: 'words',
  td: 'flow',
};
const known = new Set([...words, ...blocks, ...Object.keys(special)]);

/** What an allowed element may hold; undefined for one that is not allowed. */
export const kindOf = (tag: string): Kind | undefined =>
  known.has(tag) ? (Object.hasOwn(special, tag) ? special[tag] : 'words') : undefined;

export function mayHold(kind: Kind, tag: string): boolean {
  if (kind === 'nothing') return false;
  if (kind === 'words') return words.includes(tag);
  return kind === 'flow' ? words.includes(tag) || blocks.includes(tag) : kind.includes(tag);
}

/** Elements that go with all they hold; any other that is not allowed leaves its content behind. */
export const thrownAway: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'listing',
  'textarea',
  'select',
  'option',
  'title',
  'head',
  'svg',
  'math',
  'canvas',
  'audio',
  'video',
  'frameset',
  'button',
]);
