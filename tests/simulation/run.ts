import { readArguments, usage } from './arguments.ts';
import { simulate } from './simulate.ts';

const asked = readArguments(process.argv.slice(2));
if (!asked) {
  console.error(usage);
  process.exit(2);
}
const begun = performance.now();
const done = await simulate({ ...asked, say: (line) => console.error(line) });
const each = (performance.now() - begun) / done.shoppers;
if (done.unseenFaults.length > 0) console.error(`Faults that were not seen: ${done.unseenFaults.join(', ')}`);
if (done.unseenStates.length > 0)
  console.error(
    `${done.unseenStates.length} states of the charts that take part were not seen: ${done.unseenStates.join(', ')}`,
  );
console.log(
  `simulate: ${done.shoppers} shopper-days in ${done.worlds} worlds, ${done.events} events, ${done.requests} requests, ` +
    `${done.orders} orders, ${done.charts} charts, ${each.toFixed(0)} ms a day, seed ${asked.seed}, ${asked.engine}, trace ${done.hash}` +
    `${done.broken ? `, BROKEN: ${done.broken.law}` : ''}`,
);
process.exit(done.broken ? 1 : 0);
