import { silentLog } from '#server/log.ts';
import { openLedger } from '#server/payments/ledger.ts';
import { createPaymentSide } from '#server/payments/side.ts';
import { realWorld } from '../world.ts';
import { payOrigin, shopOrigin } from './payment-side.ts';

export type Task = {
  readonly folder: string;
  readonly instrumentId: string;
  readonly payments: readonly string[];
  /** Of the first payment, 100 cents each. */
  readonly refunds: readonly string[];
};

/** Works its task off, and says on a line of its own what was answered. */
const { folder, instrumentId, payments, refunds } = JSON.parse(process.argv[2] ?? '') as Task;
const ledger = await openLedger(folder, realWorld);
const { provider } = createPaymentSide({ origin: payOrigin, shopOrigin, ledger, log: silentLog, world: realWorld });
for (const paymentId of payments) {
  const { state } = await provider.charge({ paymentId, instrumentId, amountCents: 1_000 });
  process.stdout.write(`${paymentId} ${state}\n`);
}
for (const refundId of refunds)
  process.stdout.write(
    `${refundId} ${await provider.refund({ refundId, paymentId: payments[0] ?? '', amountCents: 100 })}\n`,
  );
process.exit(0);
