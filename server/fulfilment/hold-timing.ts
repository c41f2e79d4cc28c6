import * as v from 'valibot';
import { ShellSettings } from '#services/shell/shell.contract.ts';
import type { Reader } from '../db/database.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import type { HeldSlot } from './hold.ts';

const minuteMs = 60_000;
const Timeouts = v.object({ settings: v.object({ fulfilmentTimeouts: ShellSettings.entries.fulfilmentTimeouts }) });

/** How long a slot is held without a word of its shopper; null when nobody set that up. */
export async function holdTimeoutMs(db: Reader): Promise<number | null> {
  const group = v.safeParse(Timeouts, await settingsGroup(db, 'shell'));
  const minutes = group.success ? group.output.settings.fulfilmentTimeouts.reservationTimeoutMinutes : null;
  return minutes !== null && minutes > 0 ? Math.ceil(minutes * minuteMs) : null;
}

/** Nobody can order for a slot from then on. */
export const closesMs = ({ cutOffMs, startMs }: Pick<HeldSlot, 'cutOffMs' | 'startMs'>): number => cutOffMs ?? startMs;

export const heldUntil = (slot: HeldSlot, timeoutMs: number | null, nowMs: number): number =>
  timeoutMs === null ? closesMs(slot) : Math.min(nowMs + timeoutMs, closesMs(slot));
