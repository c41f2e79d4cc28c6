import type { Bug } from './bugs.ts';

const server = (file: string, title: string) => ['--project', 'server', `tests/server/${file}.test.ts`, '-t', title];
const api = (title: string) => server('api/holds', title);
const embedded = (title: string) => server('db/sqlite', title);
const security = (title: string) => server('security/slots', title);
const rows = 'server/db/repositories/holds.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'a slot is given away without a look at how many places it has',
    file: rows,
    find: "    .whereRef('taken', '<', 'capacity')\n",
    put: '',
    caughtBy: embedded('as many get it as it has places'),
  },
  {
    says: 'a full slot is held all the same, because nothing is given up',
    file: 'server/fulfilment/take-slot.ts',
    find: 'if (freed === null) throw refusals.slotFull();',
    put: 'if (freed === null) return [];',
    caughtBy: api('that is full is refused'),
  },
  {
    says: 'the same slot chosen again takes a second place',
    file: rows,
    find: 'if (left !== slot.id && !(await takePlace(trx, slot.id))) return null;',
    put: 'if (!(await takePlace(trx, slot.id))) return null;',
    caughtBy: embedded('never loses its place'),
  },
  {
    says: 'what several take back at once is given back by each of them',
    file: rows,
    find: 'if (row === undefined) return false;',
    put: 'if (row === undefined) return true;',
    caughtBy: server('db/postgres', 'taken back once'),
  },
  {
    says: 'the place of another slot is kept when a new one is chosen',
    file: rows,
    find: 'const givesBack = left !== null && left !== slot.id;',
    put: 'const givesBack = false;',
    caughtBy: security('with two sessions'),
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
    caughtBy: api('a read never lets it go on'),
  },
  {
    says: 'a hold that is over goes on again',
    file: rows,
    find: "    .where('held_until_ms', '>', nowMs)\n",
    put: '',
    caughtBy: embedded('only a live hold'),
  },
  {
    says: 'a slot of another place is held on to',
    file: 'server/fulfilment/release-hold.ts',
    find: 'if (place === null || place === placeOf(world.places, terms)?.key) return null;',
    put: 'return null;',
    caughtBy: security('chooses another place'),
  },
];
