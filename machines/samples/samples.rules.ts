import type { OnlineSample, SampleResponse } from '#services/trolley/samples.contract.ts';
import type { Held } from './samples.types.ts';

/** The last word on each sample. */
export function merged(said: readonly SampleResponse[], more: readonly SampleResponse[]): readonly SampleResponse[] {
  return [...said.filter(({ id }) => !more.some((other) => other.id === id)), ...more];
}

/** What has been taken out brought a sample, or what was put in may bring one. */
export function changesSamples(samples: readonly OnlineSample[], before: Held, now: Held): boolean {
  const [had, has] = [before ?? [], now ?? []];
  const removed = new Set(had.filter((sku) => !has.includes(sku)));
  return (
    has.some((sku) => !had.includes(sku)) ||
    samples.some(({ onlineSample }) => onlineSample.qualifyingProduct.some(({ sku }) => removed.has(sku)))
  );
}

/** The samples with what was kept of the answers to them. */
export const withTaken = (samples: readonly OnlineSample[], kept: readonly SampleResponse[]): readonly OnlineSample[] =>
  samples.map((sample) => {
    const response = kept.find(({ id }) => id === sample.onlineSample.responseId);
    return response
      ? { ...sample, onlineSample: { ...sample.onlineSample, actionTaken: response.actionTaken } }
      : sample;
  });
