import { createStore } from '#server/app.ts';
import { loadOrBuildCatalogue } from '#server/catalogue/load.ts';
import { openDatabase } from '#server/db/open.ts';
import { readPlaces } from '#server/fulfilment/places.ts';
import { silentLog } from '#server/log.ts';
import { type ChargeAnswer, noPayments, type PaymentProvider } from '#server/payments/provider.ts';
import { realWorld } from '../world.ts';
import { type Answer, type Heard, images, type RaceTask, type Said, type Sent } from './race.words.ts';

/** One of the processes of a race: a store without a door, whose requests and whose bank are in the process that began it. */
const { target, indexFile } = JSON.parse(process.argv[2] ?? '') as RaceTask;
const recoverEveryMs = 200;
const origin = 'http://localhost:3000';
const say = (said: Said) => void process.send?.(said);

const charges = new Map<number, (answer: ChargeAnswer | null) => void>();
const refunds = new Map<number, (isAnswered: boolean) => void>();
const listeners = new Set<Parameters<PaymentProvider['watch']>[0]>();
let asked = 0;
const payments: PaymentProvider = {
  ...noPayments,
  hasInstrument: () => Promise.resolve(true),
  instrument: async (instrumentId) => ({
    instrumentId,
    cardScheme: 'Visa',
    cardSuffix: '1111',
    expiryMonth: 12,
    expiryYear: 2031,
    isSaved: false,
  }),
  async charge(charge) {
    const id = ++asked;
    const answer = await new Promise<ChargeAnswer | null>((resolve) => {
      charges.set(id, resolve);
      say({ kind: 'charge', id, charge });
    });
    if (answer === null) throw new Error('The line broke.');
    return answer;
  },
  async refund(refund) {
    const id = ++asked;
    const isAnswered = await new Promise<boolean>((resolve) => {
      refunds.set(id, resolve);
      say({ kind: 'refund', id, refund });
    });
    if (!isAnswered) throw new Error('The line broke.');
    return 'refunded';
  },
  watch(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const db = await openDatabase(target, realWorld);
const store = createStore({
  ...realWorld,
  db,
  catalogue: await loadOrBuildCatalogue({ db, file: indexFile, log: silentLog, images }),
  places: await readPlaces(db.read),
  log: { ...silentLog, error: ({ err }) => console.error(err) },
  settings: {},
  publicOrigin: origin,
  payments,
});
store.charging.watch();
const recovering = setInterval(() => void store.charging.recover().catch(console.error), recoverEveryMs);

async function answerTo({ path, ...init }: Sent): Promise<Answer> {
  const response = await store.fetch(new Request(`${origin}/api/${path}`, init));
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

process.on('message', (heard: Heard) => {
  if (heard.kind === 'ask') void answerTo(heard.sent).then((answer) => say({ kind: 'answer', id: heard.id, answer }));
  if (heard.kind === 'charged') {
    charges.get(heard.id)?.(heard.answer);
    charges.delete(heard.id);
  }
  if (heard.kind === 'refunded') {
    refunds.get(heard.id)?.(heard.isAnswered);
    refunds.delete(heard.id);
  }
  if (heard.kind === 'told') for (const listener of listeners) listener(heard.paymentId, heard.answer);
  if (heard.kind === 'end') {
    clearInterval(recovering);
    void db.close().then(() => process.disconnect());
  }
});
process.once('disconnect', () => process.exit());
say({ kind: 'open' });
