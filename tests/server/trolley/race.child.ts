import { createRandom } from '#fixtures/random.ts';
import { openDatabase } from '#server/db/open.ts';
import { claimEffect } from '#server/db/repositories/idempotency.ts';
import { holdTrolley, keepLine } from '#server/db/repositories/trolley.ts';
import { keepAgreed } from '#server/db/repositories/trolley-terms.ts';
import { realWorld } from '../world.ts';
import { products, shopperAt, shoppers, skuAt, type TrolleyRaceTask } from './race.plan.ts';

/** One of the tabs of a race: it writes lines of everybody's trolley, again after a crash or a lost answer. */
const { target, operations, seed, at: process_ } = JSON.parse(process.argv[2] ?? '') as TrolleyRaceTask;
const db = await openDatabase(target, realWorld);
const random = createRandom(seed);
const counts = { changes: 0, again: 0, crashes: 0 };
const effects = Array.from({ length: shoppers }, () => 0);
const lines: Record<string, number> = {};
const busy = new Set<string>();
const crash = new Error('crash');
const atOnce = 8;
let made = 0;

async function change(shopper: number, sku: string, amount: number, key: string, isCrashing = false): Promise<void> {
  const owner = shopperAt(shopper);
  const nowMs = realWorld.clock.nowMs();
  try {
    const kind = await db.transaction(async (trx) => {
      const claimed = await claimEffect(trx, { owner, key, requestHash: `${sku} ${amount}` }, nowMs);
      if (claimed !== 'fresh') return claimed;
      await holdTrolley(trx, owner, nowMs);
      await keepLine(trx, owner, { sku, unit: 'Each', amount, source: 'Race' }, nowMs);
      if (amount > 0) await keepAgreed(trx, owner, [{ sku, agreedCents: amount }]);
      if (isCrashing) throw crash;
      return claimed;
    });
    counts.changes++;
    if (kind === 'fresh') effects[shopper] = (effects[shopper] ?? 0) + 1;
  } catch (error) {
    if (error !== crash) throw error;
    counts.crashes++;
  }
}

async function operate(): Promise<void> {
  const shopper = random.between(0, shoppers - 1);
  const sku = skuAt(process_, random.between(0, products - 1));
  const line = `${shopperAt(shopper)} ${sku}`;
  if (busy.has(line)) return;
  busy.add(line);
  const amount = random.between(0, 9);
  const key = `${process_}-${++made}`;
  const share = random.next();
  if (share < 0.1) await change(shopper, sku, amount, key, true);
  const times = share > 0.8 ? 3 : 1;
  counts.again += times - 1;
  await Promise.all(Array.from({ length: times }, () => change(shopper, sku, amount, key)));
  lines[line] = amount;
  busy.delete(line);
}

let left = operations;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (left-- > 0) await operate();
  }),
);
await db.close();
process.stdout.write(JSON.stringify({ ...counts, effects, lines }));
