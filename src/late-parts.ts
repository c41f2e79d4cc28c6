import type { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server';
import type { Log } from '#services/log.ts';
import type { FirstChunk } from '#routes/-page-chunk.ts';

type ServerManifest = NonNullable<Parameters<typeof attachRouterServerSsrUtils>[0]['manifest']>;
type Assets = { readonly preloads?: string[]; readonly css?: string[] };
/** What the build wrote down: what each route needs, and what each part that comes by `import()` needs. */
export type PageManifest = ServerManifest & {
  readonly parts?: Readonly<Record<string, Assets>>;
  readonly pages?: Readonly<Record<string, FirstChunk>>;
  readonly lists?: readonly string[];
};

const rootId = '__root__';

/**
 * One page's view of the build. A part the page says it needs is linked in its first HTML: its styles after those of
 * the root, which name the layers, and its scripts to be fetched early. Only what this page asked for is added.
 */
export function linkingParts(build: PageManifest, log: Log) {
  const needed = new Set<string>();
  const manifest = Object.create(build) as PageManifest;
  return {
    manifest,
    needs: (part: string): void => void needed.add(part),
    /** To be called once the page's routes have loaded and before anything of it is written. */
    link: (matches: readonly { readonly routeId: string }[]): void => {
      if (needed.size === 0) return;
      const shown = [rootId, ...matches.map(({ routeId }) => routeId)].map((id) => build.routes[id]);
      const preloads = new Set<unknown>(shown.flatMap((route) => route?.preloads ?? []));
      const css = new Set<unknown>(shown.flatMap((route) => route?.css ?? []));
      const late: Required<Assets> = { preloads: [], css: [] };
      for (const part of needed) {
        const assets = build.parts?.[part];
        if (!assets) log.warn(`The build knows no late part "${part}".`);
        late.preloads.push(...(assets?.preloads ?? []).filter((file) => !preloads.has(file)));
        late.css.push(...(assets?.css ?? []).filter((file) => !css.has(file)));
      }
      const root = build.routes[rootId];
      manifest.routes = {
        ...build.routes,
        [rootId]: {
          ...root,
          preloads: [...(root?.preloads ?? []), ...new Set(late.preloads)],
          css: [...(root?.css ?? []), ...new Set(late.css)],
        },
      };
    },
  };
}
