import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect } from 'vitest';
import { parseSafeHtml } from '#services/html/parse-safe-html.ts';
import type { SafeNode } from '#services/html/safe-html.contract.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const isVoid = (tag: string) => ['br', 'hr', 'img'].includes(tag);

/** What React writes of the tree into a page. */
export const written = (nodes: readonly SafeNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attrs = Object.entries(node.attrs).map(
        ([name, value]) => ` ${name.toLowerCase()}="${escaped(String(value))}"`,
      );
      return `<${node.tag}${attrs.join('')}>${isVoid(node.tag) ? '' : `${written(node.children)}</${node.tag}>`}`;
    })
    .join('');

/** What a browser makes of that page, by an independent parser that follows the standard. */
type Plain = string | { tag: string; attrs: Record<string, string>; children: Plain[] };
const browserTree = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Plain[] =>
  nodes.map((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) throw new Error(`There is a ${node.nodeName} in the page.`);
    return {
      tag: node.tagName,
      attrs: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: browserTree(node.childNodes),
    };
  });
const plain = (nodes: readonly SafeNode[]): Plain[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : {
          tag: node.tag,
          attrs: Object.fromEntries(
            Object.entries(node.attrs).map(([name, value]) => [name.toLowerCase(), String(value)]),
          ),
          children: plain(node.children),
        },
  );

const safeTags =
  /^(a|abbr|b|br|code|em|i|s|small|span|strong|sub|sup|u|img|p|h[2-6]|ul|ol|li|dl|dt|dd|blockquote|div|hr|table|caption|thead|tbody|tr|th|td)$/;
const safeAttrs = /^(href|rel|src|alt|width|height|scope|colspan|rowspan|lang)$/;

/** The tree is safe, is what a browser makes of it, and does not change when it is read again. */
export function holds(html: string): void {
  const tree = parseSafeHtml(html);
  const page = written(tree);
  const seen = browserTree(parseFragment(page).childNodes);
  expect(seen).toEqual(plain(tree));
  expect(parseSafeHtml(page)).toEqual(tree);
  const walk = (nodes: readonly Plain[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      expect(node.tag).toMatch(safeTags);
      for (const [name, value] of Object.entries(node.attrs)) {
        expect(name).toMatch(safeAttrs);
        if (name === 'href') expect(new URL(value, 'https://kete.example').protocol).toMatch(/^(https?|mailto|tel):$/);
        if (name === 'src') expect(value).toMatch(/^\/assets\//);
      }
      if (node.tag === 'a') expect(node.attrs['rel']).toBe('noopener');
      walk(node.children);
    }
  };
  walk(seen);
}
