import { Visitor } from 'rolldown/utils';
import { parseSync } from 'vite';
import { programOf } from './parse.ts';
import type { Source } from './project.ts';

type Node = any;

const tests = /^(?:it|test|describe)$/;
const halted = /^(?:skip|only|todo|fails|skipIf|runIf)$/;

/** The names along a call: it.each(table) is it, each. */
function namesOf(callee: Node): readonly string[] {
  if (callee?.type === 'Identifier') return [callee.name];
  if (callee?.type === 'MemberExpression') return [...namesOf(callee.object), callee.property.name];
  return callee?.type === 'CallExpression' ? namesOf(callee.callee) : [];
}

const textOf = (node: Node): string =>
  node?.type === 'Literal'
    ? String(node.value)
    : node?.type === 'TemplateLiteral'
      ? node.quasis.map((part: Node) => part.value.cooked).join('…')
      : '';

function visitTests(source: Source, see: (names: readonly string[], node: Node) => void): void {
  new Visitor({
    CallExpression(node: Node) {
      const names = namesOf(node.callee);
      if (tests.test(names[0] ?? '')) see(names, node);
    },
  } as never).visit(programOf(source));
}

const bracketed = /\[([AB]\d\.O?\d+)\]/g;
const listed = /[AB]\d\.O?\d+/g;

/** The rows that a test file claims, each in the title of a test or on a `covers:` line. */
export function claimsOf(source: Source): readonly string[] {
  const claimed: string[] = [];
  visitTests(source, (_, node) => {
    for (const [, id = ''] of textOf(node.arguments[0]).matchAll(bracketed)) claimed.push(id);
  });
  for (const { value } of parseSync(source.path, source.text).comments)
    for (const line of value.split('\n')) if (/^[\s*]*covers:/.test(line)) claimed.push(...(line.match(listed) ?? []));
  return claimed;
}

/** Tests that do not run, or keep others from running. */
export function haltedTests(source: Source): readonly string[] {
  const found: string[] = [];
  visitTests(source, (names) => {
    const word = names.find((name) => halted.test(name));
    if (word !== undefined) found.push(`${source.path} uses ${names.join('.')}`);
  });
  return [...new Set(found)];
}
