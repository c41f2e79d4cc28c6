import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoShoppers, hasDemoShoppers, makeDemoShoppers } from '#server/accounts/demo-shoppers.ts';
import { createPasswords } from '#server/accounts/passwords.ts';
import { isCommonPassword } from '#services/account/common-passwords.rules.ts';
import { contextWordsOf, passwordProblems } from '#services/account/password.rules.ts';
import { suburbs } from '#fixtures/suburbs.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { accountByEmail } from '#server/db/repositories/accounts.ts';
import { keepLetter } from '#server/db/repositories/letters.ts';
import { createSession } from '#server/db/repositories/sessions.ts';
import { suburbRowOf } from '#server/db/repositories/places.rows.ts';
import { addressesOf } from '#server/db/repositories/shopper-addresses.ts';
import { createIds } from '#server/ids.ts';
import { createLetterFiles } from '#server/letters/letter-files.ts';
import { codeLetter, resetLetter } from '#server/letters/words.ts';
import { silentLog } from '#server/log.ts';
import { clientOf } from '#server/security/client.ts';
import { openServerKey } from '#server/start/server-key.ts';
import { startSweeps } from '#server/start/sweeps.ts';
import { temporaryFolder } from '../folders.ts';
import { realWorld } from '../world.ts';
import { browserAt, cheapPasswords, newClient, openAccounts } from './browser.ts';

describe('A demonstration', () => {
  test('has three people to sign in as, however many starts make them at once', async () => {
    const { shop } = await openAccounts();
    const ids = createIds(realWorld.clock, realWorld.random);
    const parts = { db: shop.db, clock: realWorld.clock, ids, passwords: createPasswords(realWorld.random) };
    await Promise.all([makeDemoShoppers(parts), makeDemoShoppers(parts)]);
    const before = await shop.databaseHash();
    await makeDemoShoppers(parts);
    expect(await shop.databaseHash()).toBe(before);
    expect(await shop.db.read.selectFrom('accounts').select('id').execute()).toHaveLength(3);
    for (const { email, password, details } of demoShoppers) {
      const visitor = browserAt(shop, newClient());
      await visitor.signIn(email, password);
      expect(await visitor.user()).toMatchObject({ isLoggedIn: true, isShopper: details !== null, email });
      expect(passwordProblems(password, { isCommon: isCommonPassword, context: contextWordsOf(email) })).toEqual([]);
    }
    await shop.close();
  });

  test('has for whoever shops there one address at home, where everything is brought, and one where less is', async () => {
    const { shop } = await openAccounts();
    const missing = suburbs.filter(({ name }) => name !== 'Newtown' && name !== 'Ōtāhuhu').map(suburbRowOf);
    await shop.db.transaction((trx) => insertMany(trx, shop.db.engine, 'suburbs', missing));
    const ids = createIds(realWorld.clock, realWorld.random);
    await makeDemoShoppers({ db: shop.db, clock: realWorld.clock, ids, passwords: cheapPasswords });
    const goodsAt = (suburbId: number) => suburbs.find(({ id }) => id === suburbId)?.perishableCode;
    for (const { email, details } of demoShoppers.filter((one) => one.details)) {
      const account = await accountByEmail(shop.db.read, email);
      const kept = await addressesOf(shop.db.read, account?.id ?? '');
      expect(kept.map(({ street }) => street)).toEqual(details?.addresses.map(({ street }) => street));
      expect([goodsAt(kept[0]?.suburbId ?? 0), ['L', 'N'].includes(goodsAt(kept[1]?.suburbId ?? 0) ?? '')]).toEqual([
        'P',
        true,
      ]);
    }
    await shop.close();
  });

  test('has none where the passwords are those of an issuer, and a live store never has', () => {
    const issuer = { address: 'https://id.kete.example', clientId: 'a', clientSecret: 'b', origins: [] };
    expect(hasDemoShoppers({ mode: 'demo', issuer: null })).toBe(true);
    expect(hasDemoShoppers({ mode: 'demo', issuer })).toBe(false);
    expect(hasDemoShoppers({ mode: 'live', issuer: null })).toBe(false);
  });
});

test('a letter of a demonstration is kept for its owner alone, and said in one line', async () => {
  const dataDir = temporaryFolder();
  const said: string[] = [];
  const clock = { nowMs: () => Date.UTC(2026, 10, 20, 1, 2, 3, 4) };
  const letters = createLetterFiles({ dataDir, clock, say: (line) => said.push(line) });
  const letter = codeLetter({ to: 'mere@kete.example', code: '012345' });
  await Promise.all([letters.send(letter), letters.send(letter)]);
  await letters.send(resetLetter({ to: 'mere@kete.example', link: 'http://localhost:3000/forgotpassword#token=x' }));
  const folder = join(dataDir, 'letters');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  expect(files).toEqual([
    '2026-11-20T01-02-03.004Z-registration-code-2.json',
    '2026-11-20T01-02-03.004Z-registration-code.json',
    '2026-11-20T01-02-03.004Z-reset-link.json',
  ]);
  expect(JSON.parse(readFileSync(join(folder, files[0] ?? ''), 'utf8'))).toEqual({
    sent: '2026-11-20T01:02:03.004Z',
    ...letter,
  });
  expect(files.map((file) => statSync(join(folder, file)).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  expect(said[0]).toMatch(/^Letter to mere@kete\.example: 012345 is your code for Kete \(\S+\.json\)$/);
  expect(said[2]).toContain(' http://localhost:3000/forgotpassword#token=x (');
});

test('the key of a store stays over its starts, is its own, and only its owner may read it', () => {
  const [one, two] = [temporaryFolder(), temporaryFolder()];
  const key = openServerKey(one, realWorld.random);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(openServerKey(one, realWorld.random)).toBe(key);
  expect(openServerKey(two, realWorld.random)).not.toBe(key);
  expect([readdirSync(one), statSync(join(one, 'server.key')).mode & 0o777]).toEqual([['server.key'], 0o600]);
});

test('every hour what is out of date is swept, and nothing else', async () => {
  const { shop, time } = await openAccounts();
  const rounds = new Map<number, () => void>();
  const clock = { ...realWorld.clock, nowMs: () => time.nowMs };
  const day = 86_400_000;
  const session = (idHash: string, seenMs: number) => ({ idHash, createdMs: seenMs, seenMs, subject: null, facts: {} });
  const letter = (secretHash: string, expiresMs: number) => ({
    ...{ secretHash, kind: 'reset', email: 'a@kete.example', facts: {} },
    ...{ tries: 0, expiresMs },
  });
  await shop.db.transaction(async (trx) => {
    await createSession(trx, session('old', time.nowMs - 90 * day - 1));
    await createSession(trx, session('new', time.nowMs - 90 * day));
    await keepLetter(trx, letter('old', time.nowMs));
    await keepLetter(trx, letter('new', time.nowMs + 1));
  });
  startSweeps(
    shop.db,
    silentLog,
    {
      ...realWorld,
      clock,
      monotonicMs: () => 0,
      every: (ms, work) => {
        rounds.set(ms, work);
        return () => undefined;
      },
    },
    async () => undefined,
  );
  rounds.get(3_600_000)?.();
  const left = async () => [
    (await shop.db.read.selectFrom('sessions').select('id_hash').execute()).map((row) => row.id_hash),
    (await shop.db.read.selectFrom('letters_sent').select('secret_hash').execute()).map((row) => row.secret_hash),
  ];
  await expect.poll(left).toEqual([['new'], ['new']]);
  await shop.close();
});

describe('Whoever asks', () => {
  const from = (remoteAddress: string | undefined, told?: string) => ({
    socket: { remoteAddress },
    headers: told === undefined ? {} : { 'x-forwarded-for': told },
  });
  test.each([
    [from('203.0.113.7'), false, '203.0.113.7'],
    [from('203.0.113.7', '198.51.100.1'), false, '203.0.113.7'],
    [from('127.0.0.1', '198.51.100.1'), true, '198.51.100.1'],
    [from('127.0.0.1', '10.9.8.7, 198.51.100.1'), true, '198.51.100.1'],
    [from('127.0.0.1', '198.51.100.1, nonsense'), true, '127.0.0.1'],
    [from('127.0.0.1', '2001:db8::1'), true, '2001:db8::1'],
    [from('127.0.0.1', ''), true, '127.0.0.1'],
    [from(undefined), false, ''],
  ] as const)(
    '%j is known by the connection, or by the proxy that is trusted (%s): %s',
    (incoming, isTrusted, client) => {
      expect(clientOf(incoming, isTrusted)).toBe(client);
    },
  );
});
