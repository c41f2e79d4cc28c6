import type { Bug } from './bugs.ts';

const api = (name: string) => ['--project', 'server', `tests/server/api/${name}.test.ts`];
const security = ['--project', 'server', 'tests/server/security/addresses.test.ts'];
const streets = ['--project', 'services', 'tests/services/address/street.test.ts'];
const change = 'server/fulfilment/change-terms.ts';
const kept = 'server/db/repositories/shopper-addresses.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'of two choices at the same moment one is lost',
    file: change,
    find: 'if (session.key !== null) await session.remember(trx, {});',
    put: '',
    caughtBy: api('choice'),
  },
  {
    says: 'a slot of another place is held on to',
    file: change,
    find: `releaseIfElsewhere(
      trx,
      world,
      person,
`,
    put: `releaseIfElsewhere(
      trx,
      world,
      null,
`,
    caughtBy: api('choice-followed'),
  },
  {
    says: 'a choice of the same place leaves the hold to run out',
    file: change,
    find: 'await touchHold(trx, world, person);',
    put: 'await touchHold(trx, world, null);',
    caughtBy: api('choice-followed'),
  },
  {
    says: 'whoever leaves an express shop has not left it',
    file: change,
    find: 'return wish.isExpressAbandoned || isLeft;',
    put: 'return wish.isExpressAbandoned && isLeft;',
    caughtBy: api('choice-followed'),
  },
  {
    says: 'every store is said to do express',
    file: 'server/fulfilment/navs.ts',
    find: 'if (isExpress) return shell;',
    put: 'if (isExpress || !isExpress) return shell;',
    caughtBy: api('choice-followed'),
  },
  {
    says: 'the frame of a reload is that of the first store',
    file: 'server/api/content.ts',
    find: 'world.places.store(storeId)?.isExpress ?? false',
    put: 'world.places.store(storeId) !== null',
    caughtBy: api('choice-followed'),
  },
  {
    says: 'a pick up place hands over in any way',
    file: 'server/api/choice.ts',
    find: 'if (pickupType && !place.pickupTypes.includes(pickupType))',
    put: 'if (pickupType && place.pickupTypes.length === 0)',
    caughtBy: api('choice'),
  },
  {
    says: 'a full slot is said to be the next one to pick up in',
    file: 'server/fulfilment/pickup-availability.ts',
    find: ' && row.taken < row.capacity',
    put: '',
    caughtBy: api('pickup'),
  },
  {
    says: 'the id of a removed address becomes another’s',
    file: kept,
    find: 'if (row === rows.at(-1)) await writeFacts(trx, shopperId, id, null);\n  else await dropRow',
    put: 'await dropRow',
    caughtBy: api('shopper-addresses'),
  },
  {
    says: 'the first address is primary for ever',
    file: kept,
    find: 'Math.max(...kept.map(turnOf)) + 1',
    put: '0',
    caughtBy: api('shopper-addresses'),
  },
  {
    says: 'an address that moves leaves the terms where they were',
    file: 'server/api/addresses.ts',
    find: 'if (now.address?.id !== body.id) return now;',
    put: 'if (now.address?.id === body.id || true) return now;',
    caughtBy: api('shopper-addresses'),
  },
  {
    says: 'addresses are looked up as fast as anybody asks',
    file: 'server/security/pace.ts',
    find: 'const isFree = left >= 1;',
    put: 'const isFree = left >= 0;',
    caughtBy: api('addresses'),
  },
  {
    says: 'an address is changed whosever it is',
    file: kept,
    find: "    .set({ facts: JSON.stringify(facts) })\n    .where('shopper_id', '=', shopperId)\n",
    put: '    .set({ facts: JSON.stringify(facts) })\n',
    caughtBy: api('shopper-addresses'),
  },
  {
    says: 'a flat number is a line of its own',
    file: 'services/address/street.rules.ts',
    find: "? '/' : ', '",
    put: "? ', ' : ', '",
    caughtBy: streets,
  },
  {
    says: 'a control character stands in an address',
    file: 'services/address/address.contract.ts',
    find: '!/\\p{Cc}/u.test(text)',
    put: 'text.length > 0',
    caughtBy: security,
  },
];
