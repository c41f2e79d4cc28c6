import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { roster, rostered } from '#tests/machines/kit/roster.ts';
import { walkTabs } from '#tests/machines/trolley/tabs.walk.ts';
import { walk } from '#tests/machines/kit/walk.ts';
import { walkGuards } from '#tests/services/checkout/guards.walk.ts';
import { saverPurchaseMachine } from '#machines/saver-purchase/index.ts';
import { walkPurchase } from '#tests/machines/saver-purchase/purchase.walk.ts';
import { walkPlacing, walkPlacingTabs } from '#tests/machines/placing/placing.walk.ts';
import { walkTabs as walkListTabs } from '#tests/machines/shopping-list/tabs.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { events: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const events = Number(values.events);
if (!Number.isInteger(seed) || !Number.isInteger(events) || events < 1) {
  console.error('npm run walk -- MACHINE --events N --seed S   (whole numbers; no machine: all of them)');
  process.exit(2);
}

try {
  const [name = ''] = positionals;
  const walkOfTabs = {
    'trolley-tabs': walkTabs,
    'shopping-list-tabs': walkListTabs,
    'checkout-guards': walkGuards,
    placing: walkPlacing,
    'placing-tabs': walkPlacingTabs,
    'saver-buying': async (asked: { events: number; seed: number }) => ({
      hash: await walkPurchase({ machine: saverPurchaseMachine, ...asked }),
    }),
  }[name];
  const isOfTabs = walkOfTabs !== undefined;
  if (walkOfTabs) {
    const { hash } = await walkOfTabs({ events, seed });
    console.log(`${name}: ${events} events, seed ${seed}, trace ${hash.toString(16)}`);
  }
  for (const chart of isOfTabs ? [] : positionals.length > 0 ? positionals.map(rostered) : roster) {
    const { hash, arrows } = await walk(chart, { events, seed });
    console.log(
      `${chart.name}: ${events} events, ${arrows.size} arrows taken, seed ${seed}, trace ${hash.toString(16)}`,
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
