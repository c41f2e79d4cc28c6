import { parseSync, Visitor } from 'vite';

/** What never happens in a program, by how its text says so. */
export type Dead = {
  /** Numbers that no `.tag` ever is. */
  readonly tags?: readonly number[];
  /** Names of constants that no `case` of a switch ever meets. */
  readonly kinds?: readonly string[];
  /** Methods that no object has: `typeof x.method` is never "function". */
  readonly methods?: readonly string[];
  /** Properties of objects of functions, and of `exports`, that nobody calls. */
  readonly calls?: readonly string[];
};
type Cut = readonly [start: number, end: number, instead: string];
type Node = { readonly type: string; readonly start: number; readonly end: number };
type Case = Node & { readonly test: Node | null; readonly consequent: readonly Node[] };

const leaves = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);
const isLeft = ({ consequent }: Case): boolean => leaves.has(consequent.at(-1)?.type ?? '');

/** The source without what never happens, and the names of that which it has nothing of. */
export function withoutDead(code: string, dead: Dead): { readonly code: string; readonly missing: readonly string[] } {
  const waiting = new Set<string>(Object.values(dead).flat().map(String));
  const isDead = (list: readonly (string | number)[] | undefined, name: unknown): boolean => {
    const found = list?.includes(name as string | number) ?? false;
    if (found) waiting.delete(String(name));
    return found;
  };
  const cuts: Cut[] = [];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const isTag = (node: Node) => textOf(node).endsWith('.tag');
  const isNever = ({ test }: Case, ofTag: boolean): boolean => {
    if (test?.type === 'Literal') return ofTag && isDead(dead.tags, Number(textOf(test)));
    return test?.type === 'Identifier' && isDead(dead.kinds, textOf(test));
  };
  /** Whether a comparison is of something that never is; `typeof x.method` is compared with "function" alone. */
  const neverIs = (one: Node, other: Node): boolean => {
    if (one.type !== 'Literal') return false;
    const method = /^typeof [\w$.]+\.(\w+)$/.exec(textOf(other))?.[1];
    if (method !== undefined) return textOf(one) === '"function"' && isDead(dead.methods, method);
    return isTag(other) && isDead(dead.tags, Number(textOf(one)));
  };
  new Visitor({
    SwitchStatement({ discriminant, cases }) {
      const ofTag = isTag(discriminant);
      for (const [at, one] of (cases as readonly Case[]).entries()) {
        const before = cases[at - 1] as Case | undefined;
        if (!isNever(one, ofTag)) continue;
        // Whoever falls through from above still needs the statements, and the others the variables.
        const needed = one.consequent[0] !== undefined && before !== undefined && !isLeft(before);
        const named = variablesOf(one).join(', ');
        if (needed) cuts.push([one.start, one.consequent[0]?.start ?? one.end, '']);
        else cuts.push([one.start, one.end, named && `case ${textOf(one.test ?? one)}: var ${named}; break;`]);
      }
    },
    BinaryExpression({ operator, left, right, start, end }) {
      if (operator !== '===' && operator !== '!==') return;
      if (neverIs(left, right) || neverIs(right, left)) cuts.push([start, end, operator === '===' ? '!1' : '!0']);
    },
    ExpressionStatement(node) {
      const name = /^(?:exports|\w+\.prototype)\.(\w+) = /.exec(textOf(node))?.[1];
      if (isDead(dead.calls, name)) cuts.push([node.start, node.end, '']);
    },
    ObjectExpression({ properties }) {
      for (const one of properties)
        if (
          one.type === 'Property' &&
          /^\w+: (?:function|\w+[,\s]|\w+$)/.test(textOf(one)) &&
          isDead(dead.calls, textOf(one.key))
        )
          cuts.push([one.start, code[one.end] === ',' ? one.end + 1 : one.end, '']);
    },
  }).visit(parseSync('script.js', code).program);
  return { code: cut(code, cuts), missing: [...waiting] };
}

/** What a part declares for the whole function that it stands in. */
function variablesOf(part: Case): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  new Visitor({
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator: ({ id }) => void (depth === 0 && id.type === 'Identifier' && names.push(id.name)),
  }).visit({ type: 'Program', body: part.consequent, start: 0, end: 0 } as never);
  return names;
}

function cut(code: string, cuts: readonly Cut[]): string {
  let kept = '';
  let from = 0;
  for (const [start, end, instead] of cuts.toSorted(([one], [other]) => one - other)) {
    if (start < from) continue;
    kept += code.slice(from, start) + instead;
    from = end;
  }
  return kept + code.slice(from);
}
