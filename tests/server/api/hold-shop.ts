import { expect } from 'vitest';
import type * as v from 'valibot';
import type { StoreParts } from '#server/app.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { Letter } from '#server/letters/letters.ts';
import type { ExpressTimeSlots, TimeSlotsSummary, TimeSlotWire } from '#services/fulfilment/time-slots.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { slotsWithoutTruth } from '../fulfilment/held.sample.ts';
import { realWorld } from '../world.ts';
import { openShop, type Shop, type SignedIn } from './shop.ts';

const my = '/api/v1/fulfilment/my';
export const paths = {
  slot: `${my}/time-slots`,
  confirm: `${my}/time-slots/confirmations`,
  express: `${my}/express-time-slots/reservations`,
} as const;
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Friday, two in the afternoon in New Zealand. */
const opensMs = Date.UTC(2026, 10, 20, 1, 2, 3);

type Summary = v.InferInput<typeof TimeSlotsSummary>;
export type Refused = { readonly status: number; readonly code: string; readonly fields: readonly string[] };
type Fulfilment = ServerContextWire['context']['fulfilment'];

export type HoldShop = Shop & {
  readonly time: { nowMs: number };
  readonly letters: Letter[];
  /** As it was when it opened: nobody holds anything, and a slot is held for an hour. */
  begin(): Promise<void>;
  /** A shopper who lives where a van comes every day. */
  shopper(): Promise<SignedIn>;
  /** How long a slot is held, in minutes. */
  holdFor(minutes: number | null): Promise<void>;
  /** Of the next seven days, in which a place can be had, and with some hours left to order. */
  openSlots(who: SignedIn, kind?: TimeSlotWire['kind']): Promise<readonly TimeSlotWire[]>;
  expressSlots(who: SignedIn, method: 'Courier' | 'Pickup'): Promise<readonly TimeSlotWire[]>;
  summary(who: SignedIn): Promise<Summary>;
  hold(who: SignedIn, slotId: string): Promise<Fulfilment>;
  /** What stands, as a read says it. */
  standing(who: SignedIn): Promise<Fulfilment>;
  told(asked: Promise<Response>): Promise<Fulfilment>;
  refused(asked: Promise<Response>): Promise<Refused>;
  /** Fills every place of a slot with holds of others. */
  fill(slotId: string): Promise<readonly SignedIn[]>;
  takenOf(slotId: string): Promise<number>;
  /** As many rows hold a place as slots say are taken, and none has more than it may. */
  isTrue(): Promise<void>;
};

/** A shop whose clock is moved by hand. */
export async function openHoldShop(
  parts: Partial<StoreParts> = {},
  altered?: Parameters<typeof openShop>[2],
): Promise<HoldShop> {
  const time = { nowMs: opensMs };
  const letters: Letter[] = [];
  const shop = await openShop(
    {
      letters: { send: async (letter) => void letters.push(letter) },
      ...parts,
      clock: { ...realWorld.clock, ...parts.clock, nowMs: () => time.nowMs },
    },
    60,
    altered,
  );
  const suburbs = await shop.db.read.selectFrom('suburbs').select(['id', 'name']).execute();
  const newtown = suburbs.find(({ name }) => name === 'Newtown')?.id ?? 0;
  const ok = async (asked: Promise<Response>): Promise<unknown> => {
    const response = await asked;
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };
  const told = async (asked: Promise<Response>) => ((await ok(asked)) as ServerContextWire).context.fulfilment;
  const read = (who: SignedIn, path: string) => ok(shop.get(`/api/v1${path}`, { cookie: who.headers.cookie }));
  const summary = async (who: SignedIn) => (await read(who, '/fulfilment/time-slots-summary?days=7')) as Summary;
  const hold = (who: SignedIn, slotId: string) => told(shop.send('PUT', paths.slot, { slotId }, who.headers));
  const holdFor = (minutes: number | null) =>
    shop.db.transaction((trx) =>
      keepSettingsGroup(trx, 'shell', { settings: { fulfilmentTimeouts: { reservationTimeoutMinutes: minutes } } }),
    );
  async function shopper() {
    const who = await shop.signedIn();
    await ok(shop.send('PUT', `${my}/suburbs/${newtown}`, undefined, who.headers));
    return who;
  }
  return Object.assign(shop, {
    time,
    letters,
    shopper,
    told,
    summary,
    hold,
    holdFor,
    async begin() {
      time.nowMs = opensMs;
      letters.length = 0;
      for (const table of ['holds', 'lapsed_holds', 'slots', 'slot_watches'] as const)
        await shop.db.transaction((trx) => trx.deleteFrom(table).execute());
      await holdFor(60);
    },
    async openSlots(who: SignedIn, kind: TimeSlotWire['kind'] = 'standard') {
      const lastsMs = time.nowMs + 3 * hourMs;
      return (await summary(who)).slots.filter(
        (slot) => slot.state === 'open' && slot.kind === kind && Date.parse(slot.cutOffTime ?? '') > lastsMs,
      );
    },
    async expressSlots(who: SignedIn, method: 'Courier' | 'Pickup') {
      const found = await read(who, `/fulfilment/my/express-time-slots?method=${method}`);
      return (found as v.InferInput<typeof ExpressTimeSlots>).slots;
    },
    standing: async (who: SignedIn) => ((await read(who, '/session')) as ServerContextWire).context.fulfilment,
    async refused(asked: Promise<Response>) {
      const response = await asked;
      const { code, fieldErrors = {} } = (await response.json()) as { code: string; fieldErrors?: object };
      return { status: response.status, code, fields: Object.keys(fieldErrors) };
    },
    async fill(slotId: string) {
      const holders: SignedIn[] = [];
      for (let status = 200; status === 200; ) {
        expect(holders.length, 'a slot that never fills').toBeLessThan(30);
        const who = await shopper();
        ({ status } = await shop.send('PUT', paths.slot, { slotId }, who.headers));
        if (status === 200) holders.push(who);
      }
      return holders;
    },
    async takenOf(slotId: string) {
      const row = await shop.db.read.selectFrom('slots').select('taken').where('id', '=', slotId).executeTakeFirst();
      return row?.taken ?? 0;
    },
    isTrue: async () => expect(await slotsWithoutTruth(shop.db.read)).toEqual([]),
  });
}
