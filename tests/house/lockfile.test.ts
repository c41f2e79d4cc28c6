import { describe, expect, it } from 'vitest';
import {
  deniedPackages,
  forProduction,
  type Lock,
  type Manifest,
  notPinned,
  withAnAddress,
  withoutIntegrity,
} from './kit/lockfile.ts';
import { read } from './kit/project.ts';

const lock = JSON.parse(read('package-lock.json')) as Lock;
const manifest = JSON.parse(read('package.json')) as Manifest & { allowScripts: object };

describe('What is installed (T-36)', () => {
  it('is known by its sha512, every package of it', () => {
    expect(withoutIntegrity(lock)).toEqual([]);
  });

  it('is asked for in exact versions', () => {
    expect(notPinned(manifest)).toEqual([]);
  });

  it('holds nothing that is known to be bad', () => {
    expect(deniedPackages(lock)).toEqual([]);
  });

  it('may run a script at install time only for the pinned Node', () => {
    expect(manifest.allowScripts).toEqual({ node: true });
  });

  it('comes from wherever the machine gets its packages: the lock names no host', () => {
    expect(withAnAddress(lock)).toEqual([]);
  });

  it('is at most a hundred packages where the store runs', () => {
    expect(forProduction(lock).length).toBeLessThanOrEqual(100);
  });
});

describe('A planted package is caught', () => {
  const planted = (name: string, entry: object): Lock => ({ packages: { [`node_modules/${name}`]: { ...entry } } });
  it.each([
    ['without a hash', {}],
    ['with a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ])('%s', (_, entry) => {
    expect(withoutIntegrity(planted('left-pad', entry))).toHaveLength(1);
  });

  it.each([
    ['seroval', '1.5.2'],
    ['@tanstack/router-core', '1.170.99'],
    ['react-server-dom-webpack', '19.3.1'],
  ])('%s %s', (name, version) => {
    expect(deniedPackages(planted(name, { version }))).toHaveLength(1);
    expect(deniedPackages({ packages: { [`node_modules/a/node_modules/${name}`]: { version } } })).toHaveLength(1);
  });

  it('but not the first version that is mended', () => {
    expect(deniedPackages(planted('seroval', { version: '1.5.3' }))).toEqual([]);
    expect(deniedPackages(planted('seroval', { version: '1.10.0' }))).toEqual([]);
  });

  it.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', 'github:a/b', 'npm:b@^1.0.0'])('asked for as %s', (version) => {
    expect(notPinned({ dependencies: { a: version } })).toHaveLength(1);
  });
});
