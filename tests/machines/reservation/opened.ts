import type { AnyEventObject } from 'xstate';
import { type ReservationHappening, type ReservationInput, reservationMachine } from '#machines/reservation/index.ts';
import { createWorld } from '../kit/world.ts';
import { minuteMs, periods, type SlotTold, startMs, termsWith } from './terms.sample.ts';

export const at = (minutes: number) => startMs + minutes * minuteMs;
export const slot: SlotTold = { id: 'a', cutOffMs: at(180), heldUntilMs: at(60) };
export const short: SlotTold = { id: 'b', cutOffMs: at(40), heldUntilMs: null };

/** The chart with a slot that is told, and what is looked at of it. */
export function opened(told: SlotTold | null = slot, input: Partial<ReservationInput> = {}) {
  const world = createWorld(reservationMachine, { input: { terms: null, periods, kept: null, ...input } });
  const snapshot = () => world.snapshot() as never;
  const send = (event: AnyEventObject) => world.chart.send(event);
  const tick = (nowMs: number) => send({ type: 'clock.ticked', nowMs });
  const alerts = () =>
    (world.emitted as unknown as ReservationHappening[]).flatMap((one) =>
      one.type === 'alert.due' ? [`${one.isExpress ? 'express ' : ''}${one.kind} ${one.reservationId}`] : [],
    );
  const timers = () => world.open().filter(({ name }) => name === 'seconds').length;
  const exceptions = () => world.emitted.flatMap((one) => (one.type === 'exception.found' ? [one['message']] : []));
  const asked = (name: string) => world.open().filter((question) => question.name === name);
  if (told) send(termsWith(told));
  return { world, snapshot, send, tick, alerts, timers, exceptions, asked };
}
