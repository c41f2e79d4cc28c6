import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openLedger } from '#server/payments/ledger.ts';
import { isLuhn, testCards } from '#server/payments/test-cards.ts';
import { temporaryFolder } from '../folders.ts';
import { realWorld } from '../world.ts';
import type { Task } from './ledger.child.ts';
import { card, openPaymentSide } from './payment-side.ts';

const child = join(import.meta.dirname, 'ledger.child.ts');
const names = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index}`);

async function openSideIn(folder: string, world = realWorld) {
  const ledger = await openLedger(folder, world);
  onTestFinished(() => ledger.close());
  return openPaymentSide(ledger, world.random);
}

/** Chance that is the same each time, so that no name is ever the code of a card. */
function sameChance() {
  let state = 1;
  const fraction = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return { fraction, bytes: (length: number) => Uint8Array.from({ length }, () => fraction() * 256) };
}

/** Another process at the same ledger; it is killed when it has answered so often. */
async function beside(task: Task, killedAfter = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const args = ['--disable-warning=ExperimentalWarning', child, JSON.stringify(task)];
  const runner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(runner, 'exit');
  const said: string[] = [];
  for await (const line of createInterface(runner.stdout)) {
    said.push(line);
    if (said.length === killedAfter) runner.kill('SIGKILL');
  }
  await ended;
  return said;
}

function totals(folder: string) {
  const book = new DatabaseSync(join(folder, 'payments.db'), { readOnly: true });
  const sum = (sql: string) => Number(book.prepare(sql).get()?.['cents']);
  const told = {
    captured: sum("select sum(amount_cents) as cents from payments where state = 'captured'"),
    refunded: sum("select coalesce(sum(amount_cents), 0) as cents from refunds where state = 'refunded'"),
  };
  book.close();
  return told;
}

test('a payment that was answered is known after kill -9, and is taken once when it is asked for again [A7.093]', async () => {
  const folder = temporaryFolder();
  const instrumentId = await (await openSideIn(folder)).taken();
  const payments = names('p', 60);
  const known: string[] = [];
  for (const killedAfter of [1, 7, 23])
    known.push(...(await beside({ folder, instrumentId, payments, refunds: [] }, killedAfter)));
  const after = await openSideIn(folder);
  const paid = new Set(known.map((line) => line.split(' ', 1)[0] ?? ''));
  for (const paymentId of paid) expect(await after.provider.giveUp(paymentId)).toBe('captured');
  await beside({ folder, instrumentId, payments, refunds: [] });
  expect(totals(folder).captured).toBe(60 * 1_000);
});

test('two processes that pay and refund the same at once do it once, and give back no more than was taken', async () => {
  const folder = temporaryFolder();
  const instrumentId = await (await openSideIn(folder)).taken();
  const payments = names('p', 40);
  const answers = await Promise.all(
    ['a', 'b'].map((who) => beside({ folder, instrumentId, payments, refunds: names(who, 8) })),
  );
  expect(answers.flat().filter((line) => line.endsWith(' captured'))).toHaveLength(80);
  expect(answers.flat().filter((line) => line.endsWith(' refunded'))).toHaveLength(10);
  expect(totals(folder)).toEqual({ captured: 40 * 1_000, refunded: 1_000 });
});

test('what is slow goes on after a restart from where it was', async () => {
  const folder = temporaryFolder();
  const before = await openSideIn(folder);
  const instrumentId = await before.taken(testCards.find(({ says }) => says.startsWith('paying takes'))?.number);
  const charge = { paymentId: 'p', instrumentId, amountCents: 1 };
  const ledger = await openLedger(folder, realWorld);
  const cut = openPaymentSide(ledger);
  const broken = cut.provider.charge(charge);
  ledger.close();
  await expect(broken).rejects.toThrow('not open');
  const after = await openSideIn(folder);
  after.pass(4_000);
  expect(await after.provider.charge(charge)).toEqual({ state: 'captured' });
  expect(after.sleeps[0]).toBe(1_000);
});

test('a frame and a card outlive the process that opened them', async () => {
  const folder = temporaryFolder();
  const before = await openSideIn(folder);
  const { path, instrumentId } = await before.open();
  const after = await openSideIn(folder);
  expect(await (await after.submit(path, card)).json()).toEqual({ instrumentId });
  expect(await before.provider.instrument(instrumentId)).toMatchObject({ cardScheme: 'Visa', cardSuffix: '1111' });
});

test('every payment is on the disk before it is answered', async () => {
  const ledger = await openLedger(temporaryFolder(), realWorld);
  const pragma = (name: string) => ledger.read((page) => Object.values(page.row<object>(`pragma ${name}`) ?? {}));
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual([['wal'], [2]]);
  ledger.close();
});

test('a payment waits for another process without holding up this one', async () => {
  const folder = temporaryFolder();
  const instrumentId = await (await openSideIn(folder)).taken();
  const other = new DatabaseSync(join(folder, 'payments.db'));
  const pauses: number[] = [];
  const sleep = async (ms: number) => {
    pauses.push(ms);
    if (pauses.length === 5) other.exec('commit');
  };
  const side = await openSideIn(folder, { ...realWorld, clock: { ...realWorld.clock, sleep } });
  other.exec('begin immediate');
  expect(await side.provider.charge({ paymentId: 'p', instrumentId, amountCents: 1 })).toEqual({ state: 'captured' });
  expect(pauses).toHaveLength(5);
  other.close();
});

test('neither a number of a card nor the code on its back is in the file, in the log or in an answer', async () => {
  const folder = temporaryFolder();
  const side = await openSideIn(folder, { ...realWorld, random: sameChance() });
  const answers: string[] = [];
  for (const { number } of testCards) {
    const { path, instrumentId } = await side.open();
    for (const body of [`{"number":"${number}`, { ...card, number, cvv: '9173' }, { ...card, number, cvv: '9173' }])
      answers.push(await (await side.submit(path, body)).text());
    const asked = { paymentId: instrumentId, instrumentId, amountCents: 4_567 };
    answers.push(JSON.stringify(await side.provider.charge(asked).catch(() => 'lost')));
    answers.push(JSON.stringify(await side.provider.instrument(instrumentId)));
  }
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const seen = [...files, ...side.logged, ...answers].join('\n');
  expect(files.join('').length).toBeGreaterThan(10_000);
  expect(seen).not.toContain('9173');
  expect(testCards.filter(({ number }) => seen.includes(number))).toEqual([]);
  expect((seen.match(/\d{13,19}/g) ?? []).filter(isLuhn)).toEqual([]);
});
