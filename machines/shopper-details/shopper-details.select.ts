import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { DetailsTyped } from '#services/shopper/details.rules.ts';
import type { FieldProblems } from '../kit/index.ts';
import type { shopperDetailsMachine } from './shopper-details.machine.ts';
import { blankShopperDetails } from './shopper-details.types.ts';

type Details = SnapshotFrom<typeof shopperDetailsMachine>;

/** What the page shows of the form; without a chart, what a form shows before it is live. */
export type DetailsShown = {
  readonly isBusy: boolean;
  readonly isEstranged: boolean;
  readonly problems: FieldProblems;
  readonly fault: Fault | null;
  /** What the tab remembered. */
  readonly draft: DetailsTyped;
};

export const isDone = (details: Details | undefined): boolean => details?.hasTag('done') ?? false;
export const isBusy = (details: Details | undefined): boolean => details?.hasTag('busy') ?? false;
export const isEstranged = (details: Details | undefined): boolean => details?.hasTag('estranged') ?? false;
export const contextOf = (details: Details | undefined) => details?.context ?? blankShopperDetails;
