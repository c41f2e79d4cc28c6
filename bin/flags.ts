// npm run flags                  every feature of the store of DATA_DIR or DATABASE_URL, on or off
// npm run flags -- on <name>     switches one on; pages that are asked for from now on have it
// npm run flags -- off <name>
import { featureNames } from '../services/experiments/experiments.words.ts';
import { allFlags, setFlag } from '../server/db/repositories/flags.ts';
import { openOwnStore } from './own-store.ts';

const [what = 'list', name = ''] = process.argv.slice(2);
const isKnown = (featureNames as readonly string[]).includes(name);

if (what !== 'list' && !((what === 'on' || what === 'off') && isKnown)) {
  console.error(`npm run flags [-- on <name> | off <name>]\nNames: ${featureNames.join(', ')}`);
  process.exitCode = 2;
} else {
  const db = await openOwnStore();
  if (what !== 'list') await db.transaction((trx) => setFlag(trx, name, what === 'on'));
  const flags = await allFlags(db.read);
  for (const feature of featureNames) console.log(`${flags[feature] ? 'on ' : 'off'}  ${feature}`);
  await db.close();
}
