// The programs the tests drive that npm does not bring: a browser, a PostgreSQL server and a cache to stand behind.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const chromium = () => process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));
/** The same engine without the windows around it, which cost more than most pages do. */
const shells = ['/usr/bin/chromium-headless-shell'];
const shell = () => shells.find((path) => existsSync(path));
export const headlessChromium = () => process.env.CHROMIUM ?? shell() ?? chromium();

const versions = '/usr/lib/postgresql';
export const postgres = () =>
  process.env.TEST_DATABASE_URL !== undefined ||
  (existsSync(versions) && readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`)));

const nginxes = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
export const nginx = () => nginxes.find((path) => existsSync(path));

/** The engine of the web views of apps, for `npm run test:browsers` alone. */
export const webkitDriver = () => ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path));
const libraries = '/usr/lib';
export const miniBrowser = () =>
  (existsSync(libraries) ? readdirSync(libraries) : [])
    .flatMap((triple) => ['6.0', '4.1', '4.0'].map((version) => [triple, version]))
    .flatMap(([triple, version]) => [
      `${libraries}/${triple}/webkit2gtk-${version}/MiniBrowser`,
      `${libraries}/${triple}/webkitgtk-${version}/MiniBrowser`,
    ])
    .find((path) => existsSync(path));
export const xvfb = () => ['/usr/bin/Xvfb'].find((path) => existsSync(path));
export const hasWebkit = () => Boolean(webkitDriver() && miniBrowser() && xvfb());

function apt(args, { isSilent = false } = {}) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...sudo, 'apt-get', ...args];
  return (
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', isSilent ? 'ignore' : 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}
const install = (names) => apt(['update', '-qq']) && apt(['install', '-y', '-qq', ...names]);

/** Where there is none to be had the whole browser does the same in twice the time. */
function ensureShell() {
  if (process.env.CHROMIUM || shell()) return;
  const get = ['install', '-y', '-qq', '--no-remove', 'chromium-headless-shell'];
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const quietly = { isSilent: true };
  const isThere =
    apt([...patience, ...get], quietly) ||
    (apt([...patience, 'update', '-qq'], quietly) && apt([...patience, ...get], quietly));
  if (!isThere) console.log('There is no chromium-headless-shell here: the tests in a browser take twice as long.');
}

/** Installs what is missing, or says in one line what to install. */
export function ensureTools() {
  const missing = [
    ...(chromium() ? [] : ['chromium']),
    ...(postgres() ? [] : ['postgresql']),
    ...(nginx() ? [] : ['nginx-light']),
  ];
  if (missing.length > 0) {
    console.log(`Installing what the tests drive: ${missing.join(', ')}`);
    if (!install(missing) || !chromium() || !postgres() || !nginx()) {
      console.error(
        `Could not install ${missing.join(' and ')}: install it by hand (apt-get install ${missing.join(' ')}), or set CHROMIUM and TEST_DATABASE_URL.`,
      );
      process.exit(1);
    }
  }
  ensureShell();
}

/** Installs the engine of web views, or says in one line what to install. */
export function ensureWebkit() {
  const missing = [...(webkitDriver() && miniBrowser() ? [] : ['webkit2gtk-driver']), ...(xvfb() ? [] : ['xvfb'])];
  if (missing.length === 0) return;
  console.log(`Installing the engine of web views: ${missing.join(', ')}`);
  if (!install(missing) || !hasWebkit()) {
    console.error(`Could not install it: install it by hand (apt-get install ${missing.join(' ')}).`);
    process.exit(1);
  }
}
