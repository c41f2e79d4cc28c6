import type { FaultCode } from '#services/fault.codes.ts';
import { Refusal, refusals } from '../api/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { claimKey, keepAnswer, type KeyedRequest } from '../db/repositories/idempotency.ts';
import { type KeyedOrder, orderByKey } from '../db/repositories/orders.ts';

type Kept = { readonly code: FaultCode; readonly message: string };
const [made, refused] = [200, 409];
const finalCodes: readonly FaultCode[] = [
  'OrderNotReady',
  'TotalsChanged',
  'SlotExpired',
  'SlotClosed',
  'OrderInChange',
];

/** Whether a shopper is told for good that it was not placed; of the other refusals nobody takes that. */
export const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status === refused && finalCodes.includes(error.code);

const refusalIn = (answer: string): Refusal => {
  const { code, message } = JSON.parse(answer) as Kept;
  return new Refusal(refused, code, message);
};

/** Takes the key for the order that this transaction makes; the refusal that it was answered with before, if it was. */
export async function refusedBefore(trx: Transaction, request: KeyedRequest, nowMs: number): Promise<Refusal | null> {
  const claim = await claimKey(trx, request, nowMs);
  if (claim.kind === 'reused') throw refusals.keyReused();
  if (claim.kind === 'repeated') return claim.status === refused ? refusalIn(claim.answer) : null;
  await keepAnswer(trx, request, made, '');
  return null;
}

/** Keeps a refusal beside its key; the order, where a copy of the request made one meanwhile. */
export async function keepRefusal(
  trx: Transaction,
  request: KeyedRequest,
  { code, message }: Refusal,
  nowMs: number,
): Promise<KeyedOrder | null> {
  const claim = await claimKey(trx, request, nowMs);
  if (claim.kind === 'reused') throw refusals.keyReused();
  if (claim.kind === 'repeated') return claim.status === made ? orderByKey(trx, request.owner, request.key) : null;
  await keepAnswer(trx, request, refused, JSON.stringify({ code, message } satisfies Kept));
  return null;
}
