import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../db/database.ts';
import {
  consumePayload,
  dropGranted,
  dropPayload,
  findPayload,
  findPayloadByUid,
  keepPayload,
} from '../db/repositories/oidc-payloads.ts';
import type { Clock } from '../world.ts';

type World = { readonly db: Database; readonly clock: Pick<Clock, 'nowMs'> };
type Found = Awaited<ReturnType<typeof findPayload>>;

const payloadOf = (found: Found): AdapterPayload | undefined =>
  found === null
    ? undefined
    : { ...found.payload, ...(found.consumedMs === null ? {} : { consumed: Math.floor(found.consumedMs / 1_000) }) };

/** Where the embedded provider keeps what it knows: in the store's database, kind by kind. */
export function createAdapter({ db, clock }: World): AdapterFactory {
  const nowMs = () => clock.nowMs();
  return (kind): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const expiresMs = expiresIn === undefined ? null : nowMs() + expiresIn * 1_000;
      const { uid = null, grantId = null } = payload;
      await db.transaction((trx) => keepPayload(trx, { kind, id, payload, uid, grantId, expiresMs }));
    },
    find: async (id) => payloadOf(await findPayload(db.read, kind, id, nowMs())),
    findByUid: async (uid) => payloadOf(await findPayloadByUid(db.read, kind, uid, nowMs())),
    findByUserCode: async () => undefined,
    async consume(id) {
      const isFirst = await db.transaction((trx) => consumePayload(trx, kind, id, nowMs()));
      if (!isFirst) throw new Error(`This ${kind} was used by somebody else at the same moment.`);
    },
    destroy: (id) => db.transaction((trx) => dropPayload(trx, kind, id)),
    revokeByGrantId: (grantId) => db.transaction((trx) => dropGranted(trx, kind, grantId)),
  });
}
