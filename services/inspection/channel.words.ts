import type { TraceRecord } from './trace.contract.ts';

/** The channel on which tabs of one shop and inspectors of one browser speak. */
export const inspectionChannel = 'kete.inspection';

/** What an inspector asks of every shop tab. */
export type Asked =
  /** Who is there? Each tab answers with `here`. */
  | { readonly type: 'inspector.look' }
  /** From now on this tab tells everything, beginning with all it remembers. */
  | { readonly type: 'inspector.follow'; readonly tab: string }
  | { readonly type: 'inspector.leave'; readonly tab: string };

/** What a shop tab says. `records` of one `told` are at most a frame's worth. */
export type Told =
  | { readonly type: 'tab.here'; readonly tab: string; readonly title: string; readonly actors: number }
  | {
      readonly type: 'tab.told';
      readonly tab: string;
      readonly build: string;
      readonly dropped: number;
      readonly records: readonly TraceRecord[];
    }
  | { readonly type: 'tab.gone'; readonly tab: string };

export const longestMemory = 2_000;
