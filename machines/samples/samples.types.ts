import type { Fault } from '#services/fault.ts';
import type { OnlineSample, SampleResponse } from '#services/trolley/samples.contract.ts';
import type { Carriage } from '../kit/index.ts';

/** Which products the trolley holds; null while nobody knows, or where nobody who may have one is here. */
export type Held = readonly string[] | null;

export type SamplesInput = { readonly subject: string | null; readonly skus: Held };

export type SamplesContext = {
  readonly subject: string | null;
  readonly skus: Held;
  readonly samples: readonly OnlineSample[];
  /** What is being said to samples now. */
  readonly asked: readonly SampleResponse[];
  /** What the shopper has said since. */
  readonly waiting: readonly SampleResponse[];
  /** What the trolley holds has changed while an answer was on its way. */
  readonly isStale: boolean;
  /** An answer to a sample was not kept: the flag of the samples, and that of what confirms it. */
  readonly hasError: boolean;
  readonly hasConfirmationError: boolean;
  readonly fault: Fault | null;
};

export type SamplesEvent =
  /** What the trolley holds now. */
  | { readonly type: 'held.told'; readonly skus: Held }
  | { readonly type: 'samples.respond'; readonly responses: readonly SampleResponse[] }
  | { readonly type: 'samples.retry' }
  /** That an answer was not kept has been read. */
  | { readonly type: 'confirmation.dismiss' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type SamplesReport = { readonly type: 'response.lost'; readonly fault: Fault | null };

/** `busy`: the samples are on their way. `failed`: nobody knows which there are. */
export type SamplesTag = 'busy' | 'failed';

export const blankSamples: SamplesContext = {
  subject: null,
  skus: null,
  samples: [],
  asked: [],
  waiting: [],
  isStale: false,
  hasError: false,
  hasConfirmationError: false,
  fault: null,
};

export const samplesCarriage: Carriage = { keeps: ['subject', 'skus', 'samples'], blank: blankSamples };
