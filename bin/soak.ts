// npm run soak -- --navigations 1000 --seed 1: what a long session leaves behind, in a browser and on the server. Wants a build.
import { parseArgs } from 'node:util';
import { openBrowser } from '../tests/browser/chromium.ts';
import { growing, saidOf, trendsOf } from './soak/growth.rules.ts';
import { leak } from './soak/leak.ts';
import { soak } from './soak/session.ts';
import { soakedStore } from './soak/soaked-store.ts';

const usage =
  'npm run soak -- --navigations N [--seed S] [--leak]   (whole numbers; at least 45 navigations; with --leak every page leaks, and it must be seen)';
function wishes() {
  try {
    const { values } = parseArgs({
      options: {
        navigations: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        leak: { type: 'boolean', default: false },
      },
    });
    const [navigations, seed] = [Number(values.navigations), Number(values.seed)];
    if (Number.isInteger(navigations) && navigations >= 45 && Number.isInteger(seed))
      return { navigations, seed, leaks: values.leak };
  } catch {
    // What is no option of it is answered with what it takes.
  }
  console.error(usage);
  process.exit(2);
}

const { navigations, seed, leaks } = wishes();
const [store, browser] = await Promise.all([soakedStore(), openBrowser()]);
try {
  const soaked = await soak({ browser, store, navigations, seed, ...(leaks ? { before: leak } : {}) });
  for (const complaint of soaked.complaints) console.error(complaint);
  const grown = growing(soaked.laps);
  for (const trend of grown) console.error(`grows without end: ${saidOf(trend)}`);
  const figures = trendsOf(soaked.laps).filter(({ from, to }) => from + to > 0);
  console.log(
    `soak, seed ${seed}: ${soaked.navigations} navigations · ${figures.map(saidOf).join(' · ')} · ${grown.length === 0 ? 'nothing grows' : `${grown.length} grow`}`,
  );
  process.exitCode = grown.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await store.stop();
}
