import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutDead } from '../../bin/dead-code.ts';
import { drawingAttributes, neverHappens, slimmed, unusedHooks } from '../../bin/slim-react.ts';
import { pathsUnder, read, type Source, sources } from './kit/project.ts';

const client = 'react-dom-client.production.js';
const fileAt = (file: string) => read(`node_modules/${file.replace(/-client|\.production\.js$/g, '')}/cjs/${file}`);
const drawn = drawingAttributes(fileAt(client));
const gone = [
  ...unusedHooks,
  ...(neverHappens['react-dom.production.js']?.calls ?? []),
  ...(neverHappens['react.production.js']?.calls ?? []),
  ...['ViewTransition', 'Activity', 'SuspenseList', 'Profiler'],
].filter((name) => name !== 'version');
const leftOut = [
  new RegExp(`import\\s+(?:type\\s+)?\\{[^}]*\\b(?:${gone.join('|')})\\b[^}]*\\}\\s+from\\s+'react(?:-dom)?'`),
  /\b(?:formAction|onSelect|onBeforeInput|onComposition\w+)=|<form[^>]*\saction=\{\s*(?:async\b|\()|<Fragment[^>]*\sref=|<[a-z]+-[a-z-]+[\s/>]/,
  /<\w+\.Consumer\b|\b(?:UNSAFE_)?componentWill(?:Mount|Update|ReceiveProps)\b|\bgetSnapshotBeforeUpdate\b/,
  new RegExp(`\\b(?:${drawn.join('|')})=[{"]`),
];
const usesLeftOut = ({ path, text }: Source) =>
  /^(?:ui|routes|src)\/.*\.tsx?$/.test(path) && leftOut.some((use) => use.test(text));
/** The names that a script asks for and does not have. */
function unknownIn(code: string): readonly string[] {
  const asked = new Set<string>();
  const known = new Set<string>();
  const own = new Set<unknown>();
  new Visitor({
    FunctionDeclaration: ({ id, params }) => void [id, ...params].forEach((one) => own.add(one)),
    FunctionExpression: ({ params }) => void params.forEach((one) => own.add(one)),
    VariableDeclarator: ({ id }) => void own.add(id),
    CatchClause: ({ param }) => void own.add(param),
    MemberExpression: ({ computed, property }) => void (computed || own.add(property)),
    Property: ({ computed, key }) => void (computed || own.add(key)),
    Identifier: (node) => void (own.has(node) ? known : asked).add(node.name),
  }).visit(parseSync('script.js', code).program);
  return [...asked].filter((name) => !known.has(name));
}
/** What the libraries that a page downloads ask of React. */
const libraries = ['@tanstack/react-router/dist/esm', '@tanstack/react-store/dist', '@xstate/react/dist'].flatMap(
  (folder) => pathsUnder(`node_modules/${folder}`, /(?<!development|cjs)\.m?js$/),
);

describe('The React that shoppers download', () => {
  it('is still a program, a sixth smaller at least', () => {
    for (const file of Object.keys(neverHappens)) {
      const slim = slimmed(file, fileAt(file));
      expect(slim.missing).toEqual([]);
      expect(parseSync(file, slim.code).errors).toEqual([]);
      const unknown = unknownIn(fileAt(file));
      expect(unknownIn(slim.code).filter((name) => !unknown.includes(name))).toEqual([]);
    }
    expect(slimmed(client, fileAt(client)).code.length).toBeLessThan(fileAt(client).length * 0.83);
  });

  it('is asked by nothing of the shop for what was left out', () => {
    expect(sources.filter(usesLeftOut).map(({ path }) => path)).toEqual([]);
  });

  it('is asked by no library of a page for a hook that was left out', () => {
    const asks = new RegExp(`\\b(?:${unusedHooks.join('|')}|createPortal|flushSync|cloneElement)\\b`);
    expect(libraries.length).toBeGreaterThan(50);
    expect(libraries.filter((path) => asks.test(read(path)))).toEqual([]);
  });

  it('is no more than what happens: cases of a tag, of a kind, of a method and calls of a name', () => {
    const dead = { tags: [31], kinds: ['ACTIVITY'], methods: ['willMount'], calls: ['useOld'] };
    const code = `function work(fiber) {
  switch (fiber.tag) { case 5: host(); case 31: case 6: text(); break; case 7: return 1; case 31: activity(); }
  switch (fiber.type) { case ACTIVITY: return 2; default: return 3; }
  if (31 === fiber.tag || "function" === typeof fiber.willMount) gone();
}
exports.useOld = work;
exports.hooks = { useOld: work, useNew: work };`;
    const slim = withoutDead(code, dead);
    expect(slim.missing).toEqual([]);
    expect(slim.code).not.toMatch(/31|ACTIVITY|activity|willMount|useOld/);
    expect(slim.code).toMatch(/host\(\); +case 6: text\(\); break; case 7: return 1;/);
    expect(slim.code).toContain('useNew: work');
    expect(withoutDead('exports.one = 1;', dead).missing).toEqual(['31', 'ACTIVITY', 'willMount', 'useOld']);
  });

  it.each([
    "import { useState, ViewTransition } from 'react';",
    "import { preload } from 'react-dom';",
    '<button formAction={save}>Save</button>',
    '<form action={async (data) => save(data)}>',
    '<input onBeforeInput={hold} />',
    '<Fragment ref={list}>',
    "import { useTransition } from 'react';",
    "import { createPortal } from 'react-dom';",
    '<Trolley.Consumer>',
    '<path strokeWidth={2} />',
    '<kete-card title="x" />',
  ])('would be asked by %s', (text) => {
    expect(usesLeftOut({ path: 'ui/price/price.tsx', text })).toBe(true);
  });
});
