export type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        version?: string;
        integrity?: string;
        resolved?: string;
        dev?: boolean;
        devOptional?: boolean;
        optional?: boolean;
        link?: boolean;
      }
    >
  >;
};
export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** Known to be bad: the first version that may be used, or none at all. */
const denied: readonly (readonly [name: RegExp, from: string | null, why: string])[] = [
  [/^seroval$/, '1.5.3', 'deserialising runs code before 1.5.3'],
  [/^@fastify\/middie$/, '9.2.0', 'paths slip past it before 9.2.0'],
  [/^@tanstack\/router-core$/, '1.171.7', 'redirects leave the site before 1.171.7'],
  [/^react-server-dom-/, null, 'no React server components here'],
];

const numbers = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);
function isOlder(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)];
  const index = a.findIndex((part, place) => part !== b[place]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';
const entries = (lock: Lock) => Object.entries(lock.packages).filter(([path]) => path !== '');

export const withoutIntegrity = (lock: Lock): readonly string[] =>
  entries(lock)
    .filter(([, entry]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? ''))
    .map(([path]) => path);

export const withAnAddress = (lock: Lock): readonly string[] =>
  entries(lock)
    .filter(([, entry]) => entry.resolved !== undefined)
    .map(([path]) => path);

export const notPinned = (manifest: Manifest): readonly string[] =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);

export const deniedPackages = (lock: Lock): readonly string[] =>
  entries(lock).flatMap(([path, { version = '' }]) =>
    denied
      .filter(([name, from]) => name.test(nameOf(path)) && (from === null || isOlder(version, from)))
      .map(([, , why]) => `${nameOf(path)} ${version}: ${why}`),
  );

/** What is installed where the store runs. */
export const forProduction = (lock: Lock): readonly string[] =>
  entries(lock)
    .filter(([, entry]) => !entry.dev && !entry.devOptional && !entry.optional)
    .map(([path]) => nameOf(path));
