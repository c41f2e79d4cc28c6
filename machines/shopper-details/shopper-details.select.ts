import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { DetailsTyped } from '#services/shopper/details.rules.ts';
import type { FieldProblems } from '../kit/index.ts';
import type { shopperDetailsMachine } from './shopper-details.machine.ts';
import { blankShopperDetails } from './shopper-details.types.ts';

type Details = SnapshotFrom<typeof shopperDetailsMachine>;

/** What the page shows of the form; without a chart, what a form shows before it is live. */
export type DetailsShown = {
  readonly state: 'open' | 'busy' | 'estranged' | 'done';
  readonly problems: FieldProblems;
  readonly fault: Fault | null;
  /** What the tab remembered when the page was opened. */
  readonly recalled: DetailsTyped | null;
};

export const isDone = (details: Details | undefined): boolean => details?.hasTag('done') ?? false;
export const isBusy = (details: Details | undefined): boolean => details?.hasTag('busy') ?? false;

export function detailsShown(details: Details | undefined): DetailsShown {
  const { problems, fault, recalled } = details?.context ?? blankShopperDetails;
  const state = (['busy', 'estranged', 'done'] as const).find((tag) => details?.hasTag(tag)) ?? 'open';
  return { state, problems, fault, recalled };
}
