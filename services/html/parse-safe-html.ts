import { Parser } from 'htmlparser2';
import { safeAttributes } from './safe-attributes.ts';
import type { SafeAttributes, SafeNode } from './safe-html.contract.ts';
import { type Kind, kindOf, mayHold, thrownAway } from './safe-tags.ts';

/** An element that still grows, and what may be put into it. */
type Growing = { readonly tag: string; readonly attrs: SafeAttributes; readonly children: (string | Growing)[] };
type Frame = { readonly kind: Kind; readonly isLink: boolean; readonly depth: number; readonly element: Growing };
const deepest = 24;

const begun = (above: Frame, element: Growing): Frame => ({
  kind: kindOf(element.tag) ?? 'nothing',
  isLink: above.isLink || element.tag === 'a',
  depth: above.depth + 1,
  element,
});

function added(above: Frame, tag: string, attrs: SafeAttributes): Frame {
  const element: Growing = { tag, attrs, children: [] };
  above.element.children.push(element);
  return begun(above, element);
}

/** The row group a bare row belongs to, as a browser would make it. */
function rowGroup(table: Frame): Frame {
  const last = table.element.children.at(-1);
  return typeof last === 'object' && last.tag === 'tbody' ? begun(table, last) : added(table, 'tbody', {});
}

/** The frame of an element that is allowed where it stands; of any other the one above, so that its content stays. */
function frameOf(above: Frame, tag: string, given: Readonly<Record<string, string>>): Frame {
  if (above.depth >= deepest || !kindOf(tag) || (tag === 'a' && above.isLink)) return above;
  const holder = tag === 'tr' && mayHold(above.kind, 'tbody') ? rowGroup(above) : above;
  const attrs = mayHold(holder.kind, tag) ? safeAttributes(tag, given) : null;
  return attrs ? added(holder, tag, attrs) : above;
}

function addText({ children }: Growing, text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

/**
 * HTML of the operator as a small tree of allowed elements, the same on the server and in the browser. Nothing that runs,
 * names, styles or frames gets in, and elements only stand where a browser would leave them.
 */
export function parseSafeHtml(html: string): readonly SafeNode[] {
  const root: Frame = { kind: 'flow', isLink: false, depth: 0, element: { tag: '', attrs: {}, children: [] } };
  const open: Frame[] = [];
  const above = () => open.at(-1) ?? root;
  let thrown = 0;

  const parser = new Parser({
    onopentag: (tag, given) => {
      if (thrown > 0 || thrownAway.has(tag)) thrown += 1;
      else open.push(frameOf(above(), tag, given));
    },
    onclosetag: () => {
      if (thrown > 0) thrown -= 1;
      else open.pop();
    },
    ontext: (text) => {
      const { kind, element } = above();
      if (thrown > 0 || (kind !== 'flow' && kind !== 'words')) return;
      const shown = text.replace(/\r\n?/g, '\n').replace(/[\0\p{Cs}]/gu, '');
      if (shown !== '') addText(element, shown);
    },
  });
  parser.end(html.toWellFormed());
  return root.element.children;
}
