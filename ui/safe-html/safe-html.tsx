import './safe-html.css';
import { createElement, type ReactNode } from 'react';
import type { SafeNode } from '#services/html/safe-html.contract.ts';

const elementOf = (node: SafeNode, key: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.tag,
        { key, ...node.attrs },
        ...(node.children.length > 0 ? [node.children.map(elementOf)] : []),
      );

/** Words of the operator, already made safe, as plain elements. Nothing is ever set as HTML. */
export function SafeHtml({ nodes }: { nodes: readonly SafeNode[] }) {
  return <div className="safe-html">{nodes.map(elementOf)}</div>;
}
