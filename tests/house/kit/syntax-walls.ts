import { Visitor } from 'rolldown/utils';
import { programOf } from './parse.ts';
import type { Source } from './project.ts';

type Node = any;
type Wall = (source: Source) => readonly string[];

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
const isIn = (path: string, ...patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(path));

/** Collects what a visitor finds, with the place it was found at. */
function found(source: Source, look: (add: (node: Node, what: string) => void) => object): readonly string[] {
  const found: string[] = [];
  const add = (node: Node, what: string) =>
    void found.push(`${source.path}:${lineOf(source.text, node.start)} ${what}`);
  new Visitor(look(add) as never).visit(programOf(source));
  return found;
}

const memberName = (node: Node): string =>
  node?.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed
    ? `${memberName(node.object)}.${node.property.name}`
    : node?.type === 'Identifier'
      ? node.name
      : node?.type === 'ThisExpression'
        ? 'this'
        : '?';

const reachableOnServer = /^(?:machines|services|ui|routes|src)\//;
const onlyInBrowser = /^src\/(?:browser\/|entry-client\.tsx$|service-worker)/;
const changing = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;

function nameOfRoot(node: Node): string | null {
  return node?.type === 'MemberExpression' ? nameOfRoot(node.object) : node?.type === 'Identifier' ? node.name : null;
}

/** Nothing that changes stands at the top of a module which the server shares between visitors. */
export const sharedState: Wall = (source) => {
  if (!isIn(source.path, reachableOnServer) || isIn(source.path, onlyInBrowser)) return [];
  const kept = new Set<string>();
  const declared: string[] = [];
  const at = (node: Node, what: string) =>
    void declared.push(`${source.path}:${lineOf(source.text, node.start)} ${what}`);
  for (const statement of programOf(source).body as Node[]) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    if (declaration.kind !== 'const') at(declaration, `a module-level ${declaration.kind} is shared by all visitors`);
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier') kept.add(id.name);
      if (init?.type === 'NewExpression' && /^(?:Map|Set)$/.test(init.callee.name ?? '') && init.arguments.length === 0)
        at(init, `an empty module-level ${init.callee.name} is there to be filled`);
      if (init?.type === 'CallExpression' && memberName(init.callee) === 'createActor')
        at(init, 'a module-level actor is shared by all visitors');
    }
  }
  const changed = found(source, (add) => ({
    CallExpression(node: Node) {
      const root = node.callee.type === 'MemberExpression' ? nameOfRoot(node.callee.object) : null;
      if (
        root !== null &&
        kept.has(root) &&
        !node.callee.computed &&
        changing.test(node.callee.property.name) &&
        !isWeak(source, root)
      )
        add(node, `changes "${root}", which is shared by all visitors`);
    },
    AssignmentExpression(node: Node) {
      const root = node.left.type === 'MemberExpression' ? nameOfRoot(node.left) : null;
      if (root !== null && kept.has(root)) add(node, `changes "${root}", which is shared by all visitors`);
    },
  }));
  return [...declared, ...changed];
};

/** What is remembered of an object goes with the object. */
const isWeak = (source: Source, name: string) =>
  new RegExp(`\\b${name}\\b[^=]*= new Weak(?:Map|Set)\\b`).test(source.text);

const insideTheHouse = /^(?:machines|services|ui|routes|src|server|fixtures)\//;
const keepersOfTime =
  /^(?:server\/main\.ts|src\/entry-[^/]+\.tsx?|services\/clock\/.*|server\/embedding\/page\/.*|src\/service-worker\.(?:js|ts))$/;
const dice = /^(?:randomUUID|randomBytes|randomInt|getRandomValues|randomFillSync|randomFill)$/;

/** Time and chance come in by the door: everything runs on a simulated clock and a seed. */
export const clocksAndChance: Wall = (source) =>
  !isIn(source.path, insideTheHouse) || isIn(source.path, keepersOfTime)
    ? []
    : found(source, (add) => ({
        NewExpression(node: Node) {
          if (memberName(node.callee) === 'Date' && node.arguments.length === 0)
            add(node, 'reads the clock (new Date())');
        },
        CallExpression(node: Node) {
          const name = memberName(node.callee);
          if (/^(?:(?:window|globalThis|self)\.)?(?:setTimeout|setInterval|setImmediate)$/.test(name))
            add(node, `waits (${name})`);
        },
        MemberExpression(node: Node) {
          const name = memberName(node);
          if (/(?:^|\.)(?:Date|performance)\.now$/.test(name)) add(node, `reads the clock (${name})`);
          const isDice = /(?:^|\.)crypto\./.test(name) && dice.test(name.split('.').at(-1) ?? '');
          if (isDice || /(?:^|\.)Math\.random$/.test(name)) add(node, `throws dice (${name})`);
        },
        ImportDeclaration(node: Node) {
          if (!/^(?:node:)?(?:crypto|timers(?:\/promises)?)$/.test(node.source.value) || node.importKind === 'type')
            return;
          for (const { imported, importKind } of node.specifiers)
            if (importKind !== 'type' && imported && (dice.test(imported.name) || imported.name.startsWith('set')))
              add(node, `imports ${imported.name}`);
        },
      }));

const rawHtml = /^(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|srcdoc)$/;

/** HTML is never made from text: what comes from the server is parsed by an allow-list and rendered as elements. */
export const noRawHtml: Wall = (source) =>
  !isIn(source.path, reachableOnServer, /^inspector\//)
    ? []
    : found(source, (add) => ({
        MemberExpression(node: Node) {
          if (!node.computed && rawHtml.test(node.property.name)) add(node, `uses ${node.property.name}`);
          if (/^document\.write(?:ln)?$/.test(memberName(node))) add(node, `uses ${memberName(node)}`);
        },
        JSXAttribute(node: Node) {
          if (rawHtml.test(node.name.name)) add(node, `uses ${node.name.name}`);
        },
        Property(node: Node) {
          if (rawHtml.test(node.key.name ?? node.key.value)) add(node, `uses ${node.key.name ?? node.key.value}`);
        },
      }));

const isMade = (node: Node): boolean =>
  (node?.type === 'TemplateLiteral' && node.expressions.length > 0) ||
  (node?.type === 'BinaryExpression' && node.operator === '+');

/** An address that is called is made by `services/http/url.ts`, which lets nobody out of a path's segment. */
export const noMadeUpUrls: Wall = (source) =>
  !isIn(source.path, reachableOnServer) || source.path === 'services/http/url.ts'
    ? []
    : found(source, (add) => ({
        CallExpression(node: Node) {
          const name = memberName(node.callee);
          const isCall = /(?:^|\.)fetch$|(?:^|\.)(?:http|ky|door)(?:\.\w+)?$|navigator\.sendBeacon$/.test(name);
          if (isCall && isMade(node.arguments[0])) add(node, `calls ${name} with an address made on the spot`);
        },
        NewExpression(node: Node) {
          if (/^(?:Request|EventSource|WebSocket)$/.test(memberName(node.callee)) && isMade(node.arguments[0]))
            add(node, `makes a ${memberName(node.callee)} with an address made on the spot`);
        },
      }));

/** A message names its receiver. */
export const noOpenMessages: Wall = (source) =>
  found(source, (add) => ({
    CallExpression(node: Node) {
      if (!/(?:^|\.)postMessage$/.test(memberName(node.callee))) return;
      const isOpen = (value: Node) =>
        value?.type === 'Literal'
          ? value.value === '*'
          : value?.type === 'ObjectExpression' &&
            value.properties.some((p: Node) => p.key?.name === 'targetOrigin' && p.value?.value === '*');
      if (isOpen(node.arguments[1])) add(node, 'sends a message to whoever listens');
    },
  }));

/** The policy of the page allows no style attribute. */
export const noStyleAttributes: Wall = (source) =>
  !isIn(source.path, /^(?:ui|routes|src|inspector)\//)
    ? []
    : found(source, (add) => ({
        JSXAttribute(node: Node) {
          if (node.name.name === 'style') add(node, 'has a style attribute');
        },
      }));
