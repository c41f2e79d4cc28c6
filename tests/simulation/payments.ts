import { silentLog } from '#server/log.ts';
import { memoryLedger } from '#server/payments/ledger.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import { createPaymentSide } from '#server/payments/side.ts';
import type { World } from '#server/world.ts';
import type { Random } from '#fixtures/random.ts';
import type { FaultKind } from './faults.ts';
import { origin, payOrigin } from './store.ts';
import type { Books } from './store.laws.ts';

type Edge = {
  readonly world: World;
  readonly chance: Random;
  readonly hasFault: (kind: FaultKind) => boolean;
  readonly seen: (kind: FaultKind) => void;
};
const longestMs = 20_000;
const never = new Promise<never>(() => undefined);

/** The real sandbox of the payment side, with a line to it that may be silent, slow, or lose what is said. */
export function openPayments({ world, chance, hasFault, seen }: Edge) {
  const ledger = memoryLedger(world);
  const side = createPaymentSide({ origin: payOrigin, shopOrigin: origin, ledger, log: silentLog, world });
  const through = <T>(ask: () => Promise<T>, mayFail = true): Promise<T> => {
    const [silent, slow, lost] = [chance.next() < 0.3, chance.next() < 0.4, chance.next() < 0.3];
    const waitMs = chance.next() * longestMs;
    if (silent && hasFault('paymentsSilent')) {
      seen('paymentsSilent');
      return never;
    }
    if (lost && mayFail && hasFault('paymentsLost')) {
      seen('paymentsLost');
      return ask().then(() => Promise.reject(new Error('The line broke.')));
    }
    if (!slow || !hasFault('paymentsSlow')) return ask();
    seen('paymentsSlow');
    return world.clock.sleep(waitMs).then(ask);
  };
  const { provider } = side;
  const wrapped: PaymentProvider = {
    ...provider,
    openCapture: () => through(() => provider.openCapture(), false),
    openWallet: () => through(() => provider.openWallet(), false),
    charge: (charge) => through(() => provider.charge(charge)),
    refund: (refund) => through(() => provider.refund(refund)),
    giveUp: (paymentId) => through(() => provider.giveUp(paymentId)),
  };
  return {
    provider: wrapped,
    answer: side.answer,
    books: (): Promise<Books> =>
      ledger.read((page) => ({
        payments: all(page, 'payments'),
        refunds: all(page, 'refunds'),
      })),
  };
}

/** The ledger tells one row at a time: they are put together by the engine. */
function all(
  page: Parameters<Parameters<ReturnType<typeof memoryLedger>['read']>[0]>[0],
  table: 'payments' | 'refunds',
) {
  const row = page.row<{ rows: string | null }>(
    `select json_group_array(json_object('payment_id', payment_id, 'amount_cents', amount_cents, 'state', state)) as rows from ${table}`,
  );
  return JSON.parse(row?.rows ?? '[]') as Books['payments'];
}
