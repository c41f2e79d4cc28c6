import type { Bug } from './bugs.ts';

const api = ['--project', 'server', 'tests/server/api/holds.test.ts'];
const embedded = ['--project', 'server', 'tests/server/db/sqlite.test.ts', '-t', 'slot|hold|taken back|letting go'];
const postgres = ['--project', 'server', 'tests/server/db/postgres.test.ts', '-t', 'taken back once'];
const security = ['--project', 'server', 'tests/server/security/slots.test.ts'];
const rows = 'server/db/repositories/holds.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'a slot is given away without a look at how many places it has',
    file: rows,
    find: "    .whereRef('taken', '<', 'capacity')\n",
    put: '',
    caughtBy: embedded,
  },
  {
    says: 'a full slot is held all the same, because nothing is given up',
    file: 'server/fulfilment/take-slot.ts',
    find: 'if (freed === null) throw refusals.slotFull();',
    put: 'if (freed === null) return [];',
    caughtBy: api,
  },
  {
    says: 'the same slot chosen again takes a second place',
    file: rows,
    find: 'if (left !== slot.id && !(await takePlace(trx, slot.id))) return null;',
    put: 'if (!(await takePlace(trx, slot.id))) return null;',
    caughtBy: embedded,
  },
  {
    says: 'what several take back at once is given back by each of them',
    file: rows,
    find: 'if (row === undefined) return false;',
    put: 'if (row === undefined) return true;',
    caughtBy: postgres,
  },
  {
    says: 'the place of another slot is kept when a new one is chosen',
    file: rows,
    find: 'const givesBack = left !== null && left !== slot.id;',
    put: 'const givesBack = false;',
    caughtBy: security,
  },
  {
    says: 'a read lets a hold go on',
    file: 'server/api/session.ts',
    find: '    handle: async ({ world, session }) => contextOf(world, await session.known()),',
    put: `    handle: ({ world, session }) =>
      world.db.transaction(async (trx) => {
        await touchHold(trx, world, await session.person());
        return contextOf(world, await session.reread(trx));
      }),`,
    caughtBy: api,
  },
  {
    says: 'a write brings back what is over',
    file: 'server/fulfilment/touch-hold.ts',
    find: 'if (!hold || !isLive(hold, nowMs)) return false;',
    put: 'if (!hold) return false;',
    caughtBy: api,
  },
  {
    says: 'a slot of another place is held on to',
    file: 'server/fulfilment/release-hold.ts',
    find: 'if (place === null || place === placeOf(world.places, terms)?.key) return null;',
    put: 'return null;',
    caughtBy: security,
  },
];
