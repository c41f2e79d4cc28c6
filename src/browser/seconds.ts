import { fromCallback } from 'xstate';
import type { ReservationEvent, SecondsInput } from '#machines/reservation/index.ts';
import { sinceLoadMs } from '#services/clock/since-load.ts';
import type { ServerContext } from '#services/session/session.contract.ts';

const tickMs = 1_000;
/** Two clocks of one device that are further apart: one was set, or the device slept. */
const slackMs = 1_500;
const askAgainMs = 5_000;
/** So shortly before an end the store is asked whether it still holds: another tab may have moved it. */
const askAheadMs = 5_000;

type Edge = {
  readonly page: Window & typeof globalThis;
  /** Server time, as far as this device knows it. */
  readonly nowMs: () => number;
  /** A live answer has said what time it is. */
  readonly isTold: () => boolean;
  readonly ask: () => Promise<ServerContext>;
  readonly tell: (context: ServerContext) => void;
};

/**
 * Ticks each second, and at once when somebody comes back. Time is the server's: where the device's clock was set, or
 * slept, the store is asked, and until it answers only as much time counts as has certainly passed.
 */
export function createSeconds({ page, nowMs, isTold, ask, tell }: Edge) {
  const sinceLoad = () => sinceLoadMs(page);
  let trusted: { readonly serverMs: number; readonly atMs: number } | null = null;
  let isAsking = false;
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let askedFor = '';
  const trust = () => (trusted = { serverMs: nowMs(), atMs: sinceLoad() });

  const query = (then: () => void): boolean => {
    if (isAsking || sinceLoad() < askAgainAt) return false;
    isAsking = true;
    askAgainAt = sinceLoad() + askAgainMs;
    ask()
      .then(
        (context) => {
          trust();
          tell(context);
        },
        () => undefined,
      )
      .finally(() => {
        isAsking = false;
        then();
      });
    return true;
  };
  const timeNow = (): { readonly ms: number; readonly isSure: boolean } | null => {
    if (trusted === null) return isTold() ? { ms: trust().serverMs, isSure: true } : null;
    const certainMs = trusted.serverMs + (sinceLoad() - trusted.atMs);
    const isSure = Math.abs(nowMs() - certainMs) <= slackMs;
    return { ms: isSure ? trust().serverMs : Math.floor(certainMs), isSure };
  };

  return fromCallback<ReservationEvent, SecondsInput>(({ input, sendBack }) => {
    let isOver = false;
    const tick = () => {
      if (isOver) return;
      const time = timeNow();
      if (!time?.isSure) query(tick);
      if (time === null) return;
      const name = `${input.reservationId} ${input.endsMs}`;
      if (time.ms >= input.endsMs - askAheadMs && askedFor !== name) {
        askedFor = name;
        // It is over as far as this page knows, and may have slept meanwhile: the store has one second to say otherwise.
        if (query(tick) && time.ms >= input.endsMs) return;
      }
      sendBack({ type: 'clock.ticked', nowMs: time.ms });
    };
    const look = () => {
      if (page.document.visibilityState === 'visible') tick();
    };
    const timer = page.setInterval(tick, tickMs);
    page.document.addEventListener('visibilitychange', look);
    page.addEventListener('pageshow', look);
    page.addEventListener('focus', look);
    tick();
    return () => {
      isOver = true;
      page.clearInterval(timer);
      page.document.removeEventListener('visibilitychange', look);
      page.removeEventListener('pageshow', look);
      page.removeEventListener('focus', look);
    };
  });
}
