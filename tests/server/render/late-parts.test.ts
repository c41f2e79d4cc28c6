import { describe, expect, it } from 'vitest';
import { linkingParts, type PageManifest } from '#src/late-parts.ts';
import { routeManifest, type ViteManifest } from '../../../bin/route-manifest.ts';

const built: ViteManifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'assets/react.js' },
  '_stars.js': { file: 'assets/stars.js', css: ['assets/stars.css'], imports: ['_react.js'] },
  'routes/-rating-modal.tsx': {
    file: 'assets/rating.js',
    css: ['assets/rating.css'],
    imports: ['_stars.js', 'src/entry-client.tsx'],
    isDynamicEntry: true,
  },
  'routes/index.tsx?tsr-split=component': { file: 'assets/home.js', isDynamicEntry: true },
};
const root = { preloads: ['/assets/entry.js'], css: ['/assets/entry.css'] };
const rating = {
  preloads: ['/assets/rating.js', '/assets/stars.js'],
  css: ['/assets/rating.css', '/assets/stars.css'],
};
const build: PageManifest = {
  routes: { __root__: root, '/rated': { css: ['/assets/stars.css'], preloads: ['/assets/stars.js'] } },
  parts: { 'routes/-rating-modal.tsx': rating },
};
const opened = (manifest = build) => {
  const said: string[] = [];
  const warn = (line: string) => void said.push(line);
  return { ...linkingParts(manifest, { warn, error: warn }), said };
};

describe('What a late part needs', () => {
  it('is written down by its source file, without what every page has', () => {
    expect(routeManifest(built, import.meta.dirname, []).parts).toEqual({ 'routes/-rating-modal.tsx': rating });
  });

  it('is linked after the root’s own on the page that says so, and on no other', () => {
    const asking = opened();
    asking.needs('routes/-rating-modal.tsx');
    asking.needs('routes/-rating-modal.tsx');
    asking.link([{ routeId: '__root__' }]);
    expect(asking.manifest.routes['__root__']).toEqual({
      preloads: ['/assets/entry.js', ...rating.preloads],
      css: ['/assets/entry.css', ...rating.css],
    });
    const other = opened();
    other.link([{ routeId: '__root__' }]);
    expect(other.manifest.routes).toBe(build.routes);
    expect(build.routes['__root__']).toBe(root);
  });

  it('is not linked a second time where the route has it already', () => {
    const { manifest, needs, link } = opened();
    needs('routes/-rating-modal.tsx');
    link([{ routeId: '__root__' }, { routeId: '/rated' }]);
    expect(manifest.routes['__root__']).toMatchObject({ css: ['/assets/entry.css', '/assets/rating.css'] });
  });

  it('is missed in the log when the build does not know the part', () => {
    const { manifest, needs, link, said } = opened();
    needs('routes/-gone.tsx');
    link([]);
    expect(said).toEqual(['The build knows no late part "routes/-gone.tsx".']);
    expect(manifest.routes['__root__']).toEqual(root);
  });
});
