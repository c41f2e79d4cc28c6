import type { SnapshotFrom } from 'xstate';
import type { OnlineSample, SampleAction } from '#services/trolley/samples.contract.ts';
import type { samplesMachine } from './samples.machine.ts';

type Samples = SnapshotFrom<typeof samplesMachine>;

export type ShownSample = {
  readonly sample: OnlineSample;
  /** What the shopper says to it: their last wish, else what the store keeps. */
  readonly action: SampleAction | null;
  readonly isSending: boolean;
};

/** The samples that come with what is in the trolley; without the chart there are none. */
export function samplesIn(now: Samples | undefined): readonly ShownSample[] {
  if (!now) return [];
  const { samples, asked, waiting } = now.context;
  return samples.map((sample) => {
    const { responseId, actionTaken } = sample.onlineSample;
    const said = [...asked, ...waiting].findLast(({ id }) => id === responseId);
    return { sample, action: said?.actionTaken ?? actionTaken, isSending: said !== undefined };
  });
}
