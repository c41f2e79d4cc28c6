import './safe-html.css';
import { createElement, type ReactNode } from 'react';
import { parseSafeHtml, type SafeNode } from '#services/html/parse-safe-html.ts';

const renamed: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan', class: 'className' };

const elementOf = (node: SafeNode, index: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.tag,
        { key: index, ...Object.fromEntries(Object.entries(node.attrs).map(([name, value]) => [renamed[name] ?? name, value])) },
        ...(node.children.length > 0 ? [node.children.map(elementOf)] : []),
      );

/** HTML from the store, walked by an allow-list into plain elements. Nothing is ever set as HTML. */
export function SafeHtml({ html }: { html: string }) {
  return <div className="safe-html">{parseSafeHtml(html).map(elementOf)}</div>;
}
