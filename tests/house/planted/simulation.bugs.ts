import type { Bug } from './bugs.ts';

const days = ['--project', 'simulation', 'tests/simulation/shopper-days.test.ts', '-t', 'keep every law'];

export const bugs: readonly Bug[] = [
  {
    says: 'an order is sent under a new key each time it is sent',
    file: 'src/placing.ts',
    find: '      return send(attempt, system, signal);',
    put: '      return send({ ...attempt, key: servicesOf(system).newKey() }, system, signal);',
    caughtBy: days,
  },
  {
    says: 'an order leaves its hold where it was',
    file: 'server/db/repositories/order-places.ts',
    find: "    .deleteFrom('holds')\n",
    put: "    .updateTable('holds')\n    .set({ held_ms: nowMs })\n",
    caughtBy: days,
  },
  {
    says: 'a key is not compared with what was ordered before',
    file: 'server/orders/place.ts',
    find: '  const earlier = await orderByKey(world.db.read, shopperId, key);',
    put: '  const earlier = null as KeyedOrder | null;',
    caughtBy: days,
  },
  {
    says: 'a tab shows what another tab has ordered as if it were still in the trolley',
    file: 'src/browser/outbox.ts',
    find: '      if (subject === trolley.getSnapshot().context.subject) refresh();\n    },\n  });',
    put: '      void subject;\n    },\n  });',
    caughtBy: days,
  },
  {
    says: 'a tab that does not know that an order is changed keeps the trolley of before',
    file: 'src/browser/outbox.ts',
    find: "    if (subject !== null) post({ word: 'settled', subject });\n  });",
    put: '    void subject;\n  });',
    caughtBy: days,
  },
  {
    says: 'a time that was cancelled stays taken',
    file: 'server/db/repositories/order-places.ts',
    find: 'giveBack(trx, slotId, 1);\n\n',
    put: 'giveBack(trx, slotId, 0);\n\n',
    caughtBy: days,
  },
];
