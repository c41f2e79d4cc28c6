import * as v from 'valibot';
import { SharedList } from '#services/lists/shopping-list.contract.ts';
import { listBehind } from '../db/repositories/list-shares.ts';
import { sharedTold } from '../lists/shared-told.ts';
import { hashOf } from '../security/secrets.ts';
import { keepPace } from './look-ups.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';

export const sharedListOperations = [
  operation({
    endpoint: 'sharedList',
    tag: 'lists',
    summary: 'A list that somebody shared by a link: what is on it, and nothing of whose it is.',
    isAdded: true,
    params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
    answer: SharedList,
    handle: async (ask) => {
      keepPace(ask);
      const { world, params } = ask;
      const behind = await listBehind(world.db.read, hashOf(params.token));
      const list = behind && (await sharedTold(world.db.read, behind));
      if (!list) throw refusals.notFound();
      return list;
    },
  }),
];
