import { dateText, dayOf, timeText } from '#services/display/dates.rules.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Transaction } from '../db/database.ts';
import { type Person, personById } from '../db/repositories/accounts.ts';
import { dropWatch, watchersOf } from '../db/repositories/slot-watches.ts';
import { takenSlots } from '../db/repositories/slots.ts';
import type { Letter } from '../letters/letters.ts';
import { slotOpenLetter } from '../letters/words.ts';
import { type HeldSlot, isLive } from './hold.ts';
import { feesOf } from './slot-fees.ts';
import { slotFor } from './slot-for.ts';
import { placeNameOf } from './slot-place.ts';
import { type Terms, termsOf } from './terms.ts';

type World = Pick<StoreWorld, 'db' | 'clock' | 'places' | 'catalogue' | 'letters' | 'log' | 'publicOrigin'>;

const whenText = (startMs: number, endMs: number): string =>
  `${dateText(dayOf(startMs), 'dddd Do MMMM')}, ${timeText(startMs)} to ${timeText(endMs)}`;

const letterTo = ({ publicOrigin }: World, { email }: Person, terms: Terms, slot: HeldSlot): Letter => {
  const untilMs = slot.cutOffMs ?? slot.startMs;
  return slotOpenLetter({
    to: email,
    when: whenText(slot.startMs, slot.endMs),
    where: placeNameOf(terms) ?? 'your order',
    until: `${timeText(untilMs)} on ${dateText(dayOf(untilMs), 'dddd Do MMMM')}`,
    link: `${publicOrigin}/bookatimeslot`,
  });
};

async function lettersFor(trx: Transaction, world: World, slotId: string): Promise<readonly Letter[]> {
  const nowMs = world.clock.nowMs();
  const row = (await takenSlots(trx, { place: '', fromMs: 0, untilMs: 0, ids: [slotId] }, nowMs)).get(slotId);
  if (!row || row.taken >= row.capacity) return [];
  const money = { subtotalCents: 0, fees: await feesOf(trx) };
  const letters: Letter[] = [];
  for (const shopperId of await watchersOf(trx, slotId)) {
    const person = await personById(trx, shopperId);
    if (!person?.shopper) continue;
    const terms = termsOf(world, { facts: {}, person });
    const slot = slotFor(world, terms, slotId, money);
    const isOpen = slot !== null && nowMs < (slot.cutOffMs ?? slot.startMs);
    const { hold } = person.shopper;
    const hasIt = hold !== null && hold.slot.id === slotId && isLive(hold, nowMs);
    if (isOpen && (await dropWatch(trx, shopperId, slotId)) && !hasIt)
      letters.push(letterTo(world, person, terms, slot));
  }
  return letters;
}

/**
 * Tells everybody who waits for a slot that a place has come free, each once; whoever shops elsewhere by now is not
 * disturbed. It is asked after the transaction that gave the place back, and never fails for the one who gave it.
 */
export async function tellWatchers(world: World, slotId: string): Promise<void> {
  const complain = (error: unknown) =>
    world.log.error({ err: error, reason: 'slot-open' }, 'Who waits for a time slot could not be told.');
  try {
    if ((await watchersOf(world.db.read, slotId)).length === 0) return;
    const letters = await world.db.transaction((trx) => lettersFor(trx, world, slotId));
    for (const letter of letters) await world.letters.send(letter).catch(complain);
  } catch (error) {
    complain(error);
  }
}
