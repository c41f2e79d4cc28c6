import type { Plugin } from 'vite';

const atRoot =
  /(\w+)\.update\(\{\s*id: ('[^']*'),\s*path: ('[^']*'),\s*getParentRoute: \(\) => rootRouteImport,?\s*\} as any\)/g;
const children = /(const rootRouteChildren: RootRouteChildren = )\{([^}]*)\}/;
const place = `const at = (route: any, id: string, path = id) => route.update({ id, path, getParentRoute: () => rootRouteImport });\n`;

/** The generated tree says of each of its pages the same five words and its name three times: once is enough. */
export function slimRoutes(): Plugin {
  return {
    name: 'slim-routes',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    transform: {
      filter: { id: /\/src\/routeTree\.gen\.ts$/ },
      handler: (code) => ({ code: slimTree(code), map: null }),
    },
  };
}

/** The address that a route file is made with is read by people and by the types: the tree gives it to the route. */
export function slimFiles(): Plugin {
  return {
    name: 'slim-route-files',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    transform: {
      filter: { id: /\/routes\/[^?]*\.tsx$/ },
      handler: (code) => ({
        code: code.replace(/\bcreateFileRoute\((["'`])[^"'`]*\1\)\(/, 'createFileRoute()('),
        map: null,
      }),
    },
  };
}

export function slimTree(code: string): string {
  const flat = code.replace(atRoot, (_, route: string, id: string, path: string) =>
    id === path ? `at(${route}, ${id})` : `at(${route}, ${id}, ${path})`,
  );
  const listed = flat.replace(children, (_, begins: string, pairs: string) => {
    const routes = [...pairs.matchAll(/(\w+):\s+\w+/g)].map(([, name]) => name);
    return `${begins.replace(': RootRouteChildren', ': any')}[${routes.join(', ')}]`;
  });
  return listed.replace(/^(?=const \w+ = at\()/m, place);
}
