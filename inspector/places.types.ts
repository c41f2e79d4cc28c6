import type { ChartData, InspectorData, StateData } from './data.types.ts';

/**
 * What a panel in one of the page's tabs is given. It stays mounted while another tab is open, only hidden.
 * The player's panel has props of its own (`player/player.types.ts`): `inspector/player/player-panel.tsx` exports
 * `PlayerPanel(props: PlayerProps)`. Ids are unique on the whole page: the chart of the journey
 * `tests/journeys/reservation.journey.ts` is "journey-reservation" and its states are "journey-reservation.held",
 * whatever the id of its machine is.
 */
export type PanelProps = {
  readonly data: InspectorData;
  /** The chart and the state on show; null on the page's first screen. */
  readonly chart: ChartData | null;
  readonly state: StateData | null;
  /** Shows a state, of whichever chart. */
  readonly onSelect: (state: string) => void;
  readonly onShowChart: (chart: string) => void;
};
