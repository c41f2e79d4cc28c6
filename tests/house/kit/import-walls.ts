import { importsOf } from './parse.ts';
import type { Source } from './project.ts';

/** Pure words and rules that every floor may stand on. */
const shared =
  /^services\/(?:.+\.(?:contract|words|rules)\.ts|fault(?:\.codes)?\.ts|wire\.ts|schemas\.ts|constants\.ts|log\.ts|http\/endpoints\.ts)$/;
const door = /^machines\/[^/]+\/index\.ts$/;
const react = /^(?:react|react-dom|@xstate\/react|@fontsource-variable\/.+)(?:$|\/)/;
const router = /^@tanstack\/react-router(?:$|\/)/;
const asset = /\.(?:css|svg|woff2)(?:\?(?:url|inline|raw))?$/;

type Wall = {
  /** Which files stand behind this wall. */
  readonly stands: RegExp;
  readonly may: readonly RegExp[];
  /** Types tie nothing together at run time: these may be imported as types. */
  readonly mayAsType?: readonly RegExp[];
};

const own = (path: string) => new RegExp(`^${path.replace('.', '\\.')}`);

/** The first wall whose files a path belongs to is its wall. */
export const walls: readonly Wall[] = [
  {
    stands: /^services\/.+\.rules\.ts$/,
    may: [/\.(?:rules|words)\.ts$/, /^services\/(?:constants|fault\.codes)\.ts$/],
    mayAsType: [shared],
  },
  { stands: /^services\/.+\.(?:contract|words)\.ts$/, may: [shared, /^valibot$/] },
  { stands: /^services\//, may: [/^services\//, /^(?:ky|valibot|luxon|htmlparser2|domhandler)$/] },
  { stands: /^machines\/kit\//, may: [/^xstate$/, /^machines\/kit\//, shared] },
  { stands: /^machines\//, may: [/^xstate$/, shared, door] },
  { stands: /^ui\/link\//, may: [/^ui\//, react, router, shared] },
  { stands: /^ui\//, may: [/^ui\//, react, shared, door, asset], mayAsType: [/^xstate$/] },
  {
    stands: /^routes\//,
    may: [/^routes\//, /^ui\//, react, router, shared, door, /^valibot$/, asset],
    mayAsType: [/^xstate$/, /^services\/services\.ts$/],
  },
  { stands: /^src\//, may: [/^(?!tests\/|server\/|bin\/|inspector\/|node:)/] },
  {
    stands: /^server\/render\.ts$/,
    may: [/^(?!tests\/|machines\/|ui\/|routes\/|src\/|bin\/|inspector\/)/],
    mayAsType: [/^src\//],
  },
  {
    stands: /^server\//,
    may: [
      /^server\//,
      /^fixtures\//,
      shared,
      /^(?:node:|hono|@hono\/|kysely|pg|pino|openid-client|oidc-provider|pdf-lib$|@pdf-lib\/|valibot|@valibot\/)/,
    ],
    mayAsType: [/^src\/render-page\.tsx$/],
  },
  { stands: /^fixtures\//, may: [/^fixtures\//, shared, /^node:/, /^(?:valibot|fontkit)$/] },
  {
    // A page about the shop, which stands outside it: it reads charts and what is told of them, and calls nobody.
    stands: /^inspector\//,
    may: [
      ...[/^inspector\//, /^tests\/(?:machines|services)\//, /^bin\/(?:charts|journeys)\//, /^ui\/chart\//],
      ...[react, /^(?:xstate|valibot)$/, shared, door, asset],
    ],
  },
  { stands: /^bin\//, may: [/^(?!ui\/|routes\/(?!-places\.ts$)|src\/)/] },
];

/** What a file imports although its wall forbids it. */
export function brokenImports(source: Source): readonly string[] {
  const wall = walls.find(({ stands }) => stands.test(source.path));
  if (!wall) return [];
  const folder = source.path.startsWith('machines/') ? [own(source.path.split('/').slice(0, 2).join('/') + '/')] : [];
  return importsOf(source)
    .filter(({ from, isType }) => {
      const allowed = [...wall.may, ...folder, ...(isType ? (wall.mayAsType ?? []) : [])];
      return !allowed.some((pattern) => pattern.test(from));
    })
    .map(({ from }) => `${source.path} imports ${from}`);
}
