import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type TestPostgres = {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
};

const nobody = 65_534;

/** Real PostgreSQL: TEST_DATABASE_URL, else the installed binaries in a folder of their own, else an error that says so. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given === undefined
    ? startInstalled()
    : { createDatabase: () => newDatabase(given), stop: async () => undefined };
}

let made = 0;
async function newDatabase(server: string): Promise<string> {
  const name = `kete_test_${process.pid}_${Date.now().toString(36)}_${++made}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function startInstalled(): Promise<TestPostgres> {
  const bin = installedBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'kete-postgres-'));
  const who = ownerOfServer();
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'kete', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      cwd: folder,
      stdio: 'pipe',
      ...who,
    },
  );
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=60'];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...who,
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await readyToAccept(server.stderr);
  return {
    createDatabase: () => newDatabase(`postgresql://kete@localhost/postgres?host=${encodeURIComponent(folder)}`),
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readyToAccept(log: NodeJS.ReadableStream): Promise<void> {
  let heard = '';
  return new Promise((resolve, reject) => {
    log.on('data', (text: Buffer) => {
      heard += text.toString();
      if (heard.includes('ready to accept connections')) resolve();
    });
    log.once('end', () => reject(new Error(`PostgreSQL did not start:\n${heard}`)));
  });
}

function installedBinaries(): string {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].filter((root) => existsSync(root));
  const folders = roots
    .flatMap((root) => readdirSync(root).map((name) => join(root, name, 'bin')))
    .sort()
    .reverse();
  const onPath = (process.env['PATH'] ?? '').split(':');
  const found = [...folders, ...onPath].find(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  );
  if (found === undefined)
    throw new Error(
      'These tests need real PostgreSQL: install it (apt-get install postgresql) or set TEST_DATABASE_URL.',
    );
  return found;
}

/** PostgreSQL refuses to run as root, so root runs it as the user who came with it. */
function ownerOfServer(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid = nobody, gid = nobody] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
