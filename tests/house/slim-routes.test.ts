import { expect, it } from 'vitest';
import { slimTree } from '../../bin/slim-routes.ts';
import { read } from './kit/project.ts';

it('the tree of routes that a browser gets has every page of the tree that was generated', () => {
  const whole = read('src/routeTree.gen.ts');
  const pages = [
    ...whole.matchAll(/^const (\w+Route) =\s+\w+\.update\(\{[^}]*getParentRoute: \(\) => rootRouteImport/gm),
  ].map(([, name]) => name);
  const slim = slimTree(whole);
  const listed = /const rootRouteChildren: any = \[([^\]]*)\]/.exec(slim)?.[1]?.split(/,\s*/) ?? [];
  expect(pages.length).toBeGreaterThan(60);
  expect(listed.toSorted()).toEqual(pages.toSorted());
  expect([...slim.matchAll(/^const \w+Route =\s+at\(/gm)].length).toBe(pages.length);
});
