// The programs the tests drive that npm does not bring: a browser, a PostgreSQL server and a cache to stand behind.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const chromium = () => process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));

const versions = '/usr/lib/postgresql';
export const postgres = () =>
  process.env.TEST_DATABASE_URL !== undefined ||
  (existsSync(versions) && readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`)));

const nginxes = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
export const nginx = () => nginxes.find((path) => existsSync(path));

function install(names) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return (
      spawnSync(command, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...names);
}

/** Installs what is missing, or says in one line what to install. */
export function ensureTools() {
  const missing = [
    ...(chromium() ? [] : ['chromium']),
    ...(postgres() ? [] : ['postgresql']),
    ...(nginx() ? [] : ['nginx-light']),
  ];
  if (missing.length === 0) return;
  console.log(`Installing what the tests drive: ${missing.join(', ')}`);
  if (!install(missing) || !chromium() || !postgres() || !nginx()) {
    console.error(
      `Could not install ${missing.join(' and ')}: install it by hand (apt-get install ${missing.join(' ')}), or set CHROMIUM and TEST_DATABASE_URL.`,
    );
    process.exit(1);
  }
}
