import type { SignInReason } from '#services/navigation/auto-redirect.rules.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Transaction } from '../db/database.ts';
import { accountByEmail, createAccount } from '../db/repositories/accounts.ts';
import { accountOfIdentity, accountOfScvId, joinIdentity } from '../db/repositories/identities.ts';
import type { Told } from './party.ts';
import type { SignOn } from './sign-on.ts';

export type Found = { readonly accountId: string } | { readonly reason: SignInReason };

const plausible = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]{1,189}$/u;

/**
 * The account that the issuer speaks of. The embedded provider knows the store's own. A foreign subject is joined to an
 * account once: by an e-mail address that the issuer vouches for, and to none that another of its subjects has.
 */
export async function accountOf(
  trx: Transaction,
  told: Told,
  kind: SignOn['kind'],
  { ids, clock }: Pick<StoreWorld, 'ids' | 'clock'>,
): Promise<Found> {
  const { issuer, subject, email, isEmailVerified } = told;
  if (kind === 'embedded') {
    const accountId = await accountOfScvId(trx, subject);
    return accountId === null ? { reason: 'failed' } : { accountId };
  }
  const known = await accountOfIdentity(trx, issuer, subject);
  if (known !== null) return { accountId: known };
  if (email === null || !isEmailVerified || !plausible.test(email)) return { reason: 'unverified' };
  const standing = await accountByEmail(trx, email);
  const accountId = standing?.id ?? ids.uuid7();
  const nowMs = clock.nowMs();
  if (standing === null)
    await createAccount(trx, {
      id: accountId,
      scv_id: ids.uuid4(),
      email_written: email,
      password_hash: null,
      created_ms: nowMs,
      password_changed_ms: nowMs,
    });
  const isJoined = await joinIdentity(trx, { issuer, subject, accountId, createdMs: nowMs });
  return isJoined ? { accountId } : { reason: 'failed' };
}
