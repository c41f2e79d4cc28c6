import { type KeptAlerts, noneFired } from '#machines/reservation/index.ts';
import type { Log } from '#services/log.ts';

const key = 'reservationAlerts';
const isMinutes = (value: unknown): value is KeptAlerts['minutes'] => [null, 1, 5, 10].includes(value as null);

function believed(text: string | null): KeptAlerts | null {
  const kept = JSON.parse(text ?? 'null') as Partial<KeptAlerts> | null;
  if (typeof kept?.reservationId !== 'string' || !isMinutes(kept.minutes)) return null;
  const names = Object.keys(noneFired) as (keyof typeof noneFired)[];
  const fired = Object.fromEntries(names.map((name) => [name, kept.fired?.[name] === true])) as typeof noneFired;
  return {
    reservationId: kept.reservationId,
    minutes: kept.minutes,
    fired,
    isUntimedTold: kept.isUntimedTold === true,
  };
}

/** What this tab has said of a reservation, so that a reload does not say it again. */
export const createKeptAlerts = (tab: () => Storage, log: Pick<Log, 'error'>) => {
  let last = '';
  return {
    read: (): KeptAlerts | null => {
      try {
        return believed(tab().getItem(key));
      } catch {
        return null;
      }
    },
    keep: (kept: KeptAlerts | null): void => {
      const text = JSON.stringify(kept);
      if (text === last) return;
      last = text;
      try {
        if (kept === null) tab().removeItem(key);
        else tab().setItem(key, text);
      } catch {
        log.error('Client error: what was said of the time slot could not be kept.');
      }
    },
  };
};
