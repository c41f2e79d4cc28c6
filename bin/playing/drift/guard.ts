import type { Rig } from '#tests/journeys/journey-store.ts';
import type { Onlooker, Outcome } from '../playing.ts';
import { ignoredByDesign, sentByNobody } from './edge.ts';
import { type Ignored, ignoredIn } from './ignored.ts';
import type { Drift } from './report.ts';
import { sendable } from './senders.ts';
import { type Dead, rememberPages, sweep } from './sweep.ts';
import { type Charts, sentIn, unsentOf } from './unsent.ts';

/** Looks for what has drifted apart between charts and pages, journey by journey; presses so many controls of a page. */
export function createGuard(charts: Charts, most: number) {
  const known = new Set<string>();
  const ignored = new Map<string, Ignored>();
  const sent = new Set<string>();
  const dead: Dead[] = [];
  let pressed = 0;
  return {
    /** Goes along with one journey; what it returns is done when the journey is over, at the same store. */
    along(): { readonly onlooker: Onlooker; readonly after: (rig: Rig, outcome: Outcome) => Promise<void> } {
      const { onlooker, pages } = rememberPages(known);
      return {
        onlooker,
        after: async ({ store, browser }, { follower }) => {
          const records = follower?.records() ?? [];
          for (const one of ignoredIn(records))
            if (!(`${one.chart} ${one.event}` in ignoredByDesign))
              ignored.set(`${one.chart} ${one.event} ${one.states.at(-1)}`, one);
          sentIn(records, sent);
          for (const page of pages()) {
            const found = await sweep({ origin: store.origin, browser, most }, page);
            dead.push(...found.dead);
            pressed += found.pressed;
          }
        },
      };
    },
    pressed: () => pressed,
    drift: (): Drift => {
      const unsent = unsentOf(charts, { sendable: sendable(), sent, reasons: sentByNobody });
      return { ignored: [...ignored.values()], dead, unsent };
    },
  };
}
