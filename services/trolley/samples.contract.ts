import * as v from 'valibot';
import { Product } from '../catalogue/catalogue.contract.ts';
import { sku } from '../wire.ts';

export const sampleActions = ['accepted', 'declined'] as const;
export type SampleAction = (typeof sampleActions)[number];

/** A sample that comes along with what is in the trolley, if the shopper wants it. */
export const OnlineSample = v.object({
  ...Product.entries,
  onlineSample: v.object({
    responseId: v.string(),
    actionTaken: v.nullable(v.picklist(sampleActions)),
    campaignId: v.string(),
    campaignName: v.string(),
    /** Any of these in the trolley brings it. */
    qualifyingProduct: v.array(v.object({ sku })),
  }),
});
export type OnlineSample = v.InferOutput<typeof OnlineSample>;
export const OnlineSamples = v.object({ products: v.object({ items: v.array(OnlineSample) }) });

const Response = v.object({ id: v.string(), actionTaken: v.picklist(sampleActions) });
export const SampleResponses = v.array(Response);
/** What a shopper says to samples. */
export const SampleResponsesAsked = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,60}$/, 'is a sample')),
      actionTaken: v.picklist(sampleActions, 'is accepted or declined'),
    }),
  ),
  v.minLength(1, 'says something'),
  v.maxLength(50, 'is too long'),
);
export type SampleResponse = v.InferOutput<typeof Response>;

export interface SamplesService {
  samples(signal?: AbortSignal): Promise<readonly OnlineSample[]>;
  /** What was kept: nothing at all is a failure, as the specification has it. */
  respond(responses: readonly SampleResponse[], signal?: AbortSignal): Promise<readonly SampleResponse[]>;
}
