import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createAccount } from '#server/db/repositories/accounts.ts';
import { accountOfIdentity, accountOfScvId, joinIdentity } from '#server/db/repositories/identities.ts';
import {
  consumePayload,
  dropGranted,
  dropPayload,
  findPayload,
  findPayloadByUid,
  keepPayload,
  type OidcPayload,
  sweepPayloads,
} from '#server/db/repositories/oidc-payloads.ts';
import { keepSignIn, sweepSignIns, takeSignIn } from '#server/db/repositories/sign-ins.ts';

const code = (id: string, more: Partial<OidcPayload> = {}): OidcPayload => ({
  kind: 'AuthorizationCode',
  id,
  payload: { accountId: 'mere', nonce: 'ā' },
  uid: null,
  grantId: null,
  expiresMs: 1_000,
  ...more,
});

export function signInsContract(db: () => Database): void {
  const inOne = <T>(work: Parameters<Database['transaction']>[0]) => db().transaction(work) as Promise<T>;

  test('a sign-in under way is taken once, however many ask for it at once', async () => {
    await inOne((trx) => keepSignIn(trx, { idHash: 'a', stateHash: 's', facts: { path: '/ā' }, expiresMs: 1_000 }));
    expect(await inOne((trx) => takeSignIn(trx, 'a', 'other', 1))).toBeNull();
    const taken = await Promise.all(Array.from({ length: 5 }, () => inOne((trx) => takeSignIn(trx, 'a', 's', 1))));
    expect(taken.filter((one) => one !== null)).toEqual([{ path: '/ā' }]);
  });

  test('a sign-in whose time is over is not given out, and a sweep drops it and no other', async () => {
    const keep = (idHash: string, expiresMs: number) =>
      inOne((trx) => keepSignIn(trx, { idHash, stateHash: idHash, facts: {}, expiresMs }));
    await keep('late', 10);
    expect(await inOne((trx) => takeSignIn(trx, 'late', 'late', 10))).toBeNull();
    for (const [idHash, expiresMs] of [
      ['old', 10],
      ['young', 11],
    ] as const)
      await keep(idHash, expiresMs);
    expect(await inOne((trx) => sweepSignIns(trx, 10))).toBe(1);
    expect(await inOne((trx) => takeSignIn(trx, 'young', 'young', 10))).toEqual({});
  });

  test('a subject of an issuer is one account, and an account has one subject of an issuer', async () => {
    const join = (issuer: string, subject: string, accountId: string) =>
      inOne((trx) => joinIdentity(trx, { issuer, subject, accountId, createdMs: 1 }));
    expect(await join('https://one.example', 'x', 'mere')).toBe(true);
    expect(await join('https://one.example', 'x', 'hone')).toBe(false);
    expect(await join('https://one.example', 'y', 'mere')).toBe(false);
    expect(await join('https://two.example', 'x', 'hone')).toBe(true);
    expect(await accountOfIdentity(db().read, 'https://one.example', 'x')).toBe('mere');
    expect(await accountOfIdentity(db().read, 'https://two.example', 'x')).toBe('hone');
    expect(await accountOfIdentity(db().read, 'https://one.example', 'y')).toBeNull();
  });

  test('an account is found by the id it has outside of the store', async () => {
    const made = { created_ms: 1, password_changed_ms: 1, password_hash: null };
    await inOne((trx) =>
      createAccount(trx, { id: 'by-scv', scv_id: 'scv-1', email_written: 'scv@kete.example', ...made }),
    );
    expect(await accountOfScvId(db().read, 'scv-1')).toBe('by-scv');
    expect(await accountOfScvId(db().read, 'by-scv')).toBeNull();
  });

  test('what the provider keeps is found by its id or its second one until it expires, and later words stand', async () => {
    const session = code('s', { kind: 'Session', uid: 'second' });
    await inOne((trx) => keepPayload(trx, session));
    await inOne((trx) => keepPayload(trx, { ...session, payload: { accountId: 'hone' } }));
    expect(await findPayload(db().read, 'Session', 's', 999)).toEqual({
      payload: { accountId: 'hone' },
      consumedMs: null,
    });
    expect((await findPayloadByUid(db().read, 'Session', 'second', 999))?.payload).toEqual({ accountId: 'hone' });
    expect(await findPayload(db().read, 'AuthorizationCode', 's', 999)).toBeNull();
    expect(await findPayload(db().read, 'Session', 's', 1_000)).toBeNull();
    await inOne((trx) => dropPayload(trx, 'Session', 's'));
    expect(await findPayload(db().read, 'Session', 's', 1)).toBeNull();
  });

  test('a code is used up by one of five at once', async () => {
    await inOne((trx) => keepPayload(trx, code('c')));
    const used = await Promise.all(
      Array.from({ length: 5 }, () => inOne((trx) => consumePayload(trx, 'AuthorizationCode', 'c', 7))),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect((await findPayload(db().read, 'AuthorizationCode', 'c', 8))?.consumedMs).toBe(7);
  });

  test('ending a grant drops what came of it, and a sweep what has expired', async () => {
    await inOne((trx) => keepPayload(trx, code('g1', { grantId: 'g' })));
    await inOne((trx) => keepPayload(trx, code('g2', { grantId: 'other', expiresMs: null })));
    await inOne((trx) => dropGranted(trx, 'AuthorizationCode', 'g'));
    expect(await findPayload(db().read, 'AuthorizationCode', 'g1', 1)).toBeNull();
    await inOne((trx) => sweepPayloads(trx, 1_000_000));
    expect((await findPayload(db().read, 'AuthorizationCode', 'g2', 2_000_000))?.payload).toEqual(code('g2').payload);
  });
}
