// npm run picking -- list | start <number> | finish <number> [--missing sku=amount,…] [--instead sku=sku:amount,…]
//                    | send <number> | complete <number>: what those who pick and bring orders say, of the store that
// DATA_DIR or DATABASE_URL name, also while it runs. What is to be given back, the running store gives back.
import { parseArgs } from 'node:util';
import { orderByNumber, ordersToPick } from '../server/db/repositories/order-steps.ts';
import { createIds } from '../server/ids.ts';
import { AskedWrongly, pickedIn } from '../server/orders/picking/asked.ts';
import { finishPicking, NotPickedSo } from '../server/orders/picking/finish.ts';
import { complete, sendOut, startPicking } from '../server/orders/picking/steps.ts';
import { clock, openOwnStore, random } from './own-store.ts';

const usage =
  'npm run picking -- list | start <number> | finish <number> [--missing sku=amount,…] [--instead sku=sku:amount,…] | send <number> | complete <number>';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'string', default: '' }, instead: { type: 'string', default: '' } },
});
const [what = '', number = ''] = positionals;
const db = await openOwnStore();
const world = { db, clock, ids: createIds(clock, random) };

async function done(): Promise<string> {
  if (what === 'list') {
    const orders = await ordersToPick(db.read);
    const rows = orders.map((one) => `${one.number}  ${one.state.padEnd(8)}  ${new Date(one.startsMs).toISOString()}`);
    return rows.join('\n') || 'No order waits.';
  }
  const order = await orderByNumber(db.read, number);
  if (!order) throw new AskedWrongly(`There is no order ${number}. ${usage}`);
  const steps: Readonly<Record<string, () => Promise<boolean>>> = {
    start: () => startPicking(world, order.id),
    finish: () => finishPicking(world, order.id, pickedIn(order.facts.lines, values)),
    send: () => sendOut(world, order.id),
    complete: () => complete(world, order.id),
  };
  const step = steps[what];
  if (!step) throw new AskedWrongly(usage);
  if (!(await step())) throw new AskedWrongly(`Order ${number} is ${order.state}: that is not its next step.`);
  return `Order ${number}: ${(await orderByNumber(db.read, number))?.state ?? ''}.`;
}

try {
  console.log(await done());
} catch (error) {
  if (!(error instanceof AskedWrongly || error instanceof NotPickedSo)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await db.close();
}
