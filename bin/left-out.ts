import type { Plugin } from 'vite';

/**
 * What libraries bring along and this shop never calls, each with what stands in for it. Links are `ui/link`, addresses are
 * read and written by `src/search.ts`, and React itself has useSyncExternalStore.
 */
const standIns: Readonly<Record<string, string>> = {
  '@tanstack/react-router/dist/esm/link.js': emptied(
    'Link',
    'composeHandlers',
    'createLink',
    'linkOptions',
    'useLinkProps',
  ),
  '@tanstack/router-core/dist/esm/searchParams.js': emptied(
    'defaultParseSearch',
    'defaultStringifySearch',
    'parseSearchWith',
    'stringifySearchWith',
  ),
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",
};

function emptied(...names: readonly string[]): string {
  return `export const ${names.map((name) => `${name} = undefined`).join(', ')};`;
}

/** Leaves those modules out of what a shopper downloads. A library that moved one fails the build: look at it again then. */
export function leftOut(): Plugin {
  const waiting = new Set(Object.keys(standIns));
  return {
    name: 'left-out',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    load: {
      filter: { id: /\/node_modules\/(?:@tanstack|use-sync-external-store)\// },
      handler(id) {
        const path = Object.keys(standIns).find((end) => id.endsWith(`/node_modules/${end}`));
        if (path === undefined) return null;
        waiting.delete(path);
        return { code: standIns[path] ?? '', moduleType: 'js' };
      },
    },
    buildEnd(error) {
      if (!error && waiting.size > 0) this.error(`Nothing asked for ${[...waiting].join(', ')}.`);
    },
  };
}
