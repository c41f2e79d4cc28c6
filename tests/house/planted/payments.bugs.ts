import type { Bug } from './bugs.ts';

const server = (file: string, title: string) => [
  '--project',
  'server',
  `tests/server/payments/${file}.test.ts`,
  '-t',
  title,
];
const bank = 'server/payments/bank.ts';
const rows = 'server/db/repositories/card-captures.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'a payment that is asked for twice is begun anew',
    file: bank,
    find: `    const kept = paymentIn(page, paymentId);
    if (kept && kept.state`,
    put: `    const kept = null as PaymentRow | null;
    if (kept && kept.state`,
    caughtBy: server('bank', 'however often it is asked for'),
  },
  {
    says: 'a payment takes another amount under the name of the first',
    file: bank,
    find: 'instrumentId || kept.amount_cents !== amountCents))',
    put: 'instrumentId))',
    caughtBy: server('bank', 'under the same name'),
  },
  {
    says: 'a payment that was given up is taken all the same',
    file: bank,
    find: "settled_ms = ? where payment_id = ? and state = 'asked'\"",
    put: 'settled_ms = ? where payment_id = ?"',
    caughtBy: server('bank', 'its bank still thinks'),
  },
  {
    says: 'a payment that is given up before it was asked for leaves no trace',
    file: bank,
    find: '        if (!kept)\n          page.change(\n            "insert into payments (payment_id, amount_cents, state, due_ms) values (?, 0, \'given-up\', ?)"',
    put: '        if (kept)\n          page.change(\n            "insert into payments (payment_id, amount_cents, state, due_ms) values (?, 0, \'given-up\', ?)"',
    caughtBy: server('bank', 'never taken afterwards'),
  },
  {
    says: 'a refund that is asked for twice is made twice',
    file: bank,
    find: '        if (kept) return kept.state;\n',
    put: '        if (kept) refundId += "again";\n',
    caughtBy: server('bank', 'is made once'),
  },
  {
    says: 'several refunds give back more than was taken',
    file: bank,
    find: 'amountCents <= payment.amount_cents - cents',
    put: 'amountCents <= payment.amount_cents',
    caughtBy: server('bank', 'is made once'),
  },
  {
    says: 'a payment is answered before it is on the disk',
    file: 'server/payments/ledger.ts',
    find: "'pragma synchronous = full'",
    put: "'pragma synchronous = off'",
    caughtBy: server('ledger', 'on the disk'),
  },
  {
    says: 'the saved cards of everybody are shown to everybody',
    file: rows,
    find: "    .where('shopper_id', '=', shopperId)\n    .orderBy('created_ms', 'desc')\n",
    put: "    .orderBy('created_ms', 'desc')\n",
    caughtBy: server('instruments-api', 'nobody else'),
  },
  {
    says: 'anyone pays with any card whose name they know',
    file: rows,
    find: "    .select('instrument_id')\n    .where('instrument_id', '=', instrumentId)\n    .where('shopper_id', '=', shopperId)\n",
    put: "    .select('instrument_id')\n    .where('instrument_id', '=', instrumentId)\n",
    caughtBy: server('instruments-api', 'nobody else'),
  },
  {
    says: 'a card that was not to be saved is shown again',
    file: 'server/payments/own-instrument.ts',
    find: 'one?.isSaved ?',
    put: 'one ?',
    caughtBy: server('instruments-api', 'none that was not to be saved'),
  },
  {
    says: 'a card expires by the calendar of London',
    file: 'server/payments/card-month.ts',
    find: "'en-NZ', { timeZone, ",
    put: "'en-NZ', { timeZone: 'UTC', ",
    caughtBy: server('instruments-api', 'over in New Zealand'),
  },
  {
    says: 'a card is typed where a wallet is asked',
    file: 'server/payments/captures.ts',
    find: 'where token = ? and kind = ?',
    put: 'where token = ? and ? is not null',
    caughtBy: server('wallet', 'nor the other way round'),
  },
];
