import type { Http } from '../http/http.types.ts';
import type { SamplesService } from './samples.contract.ts';

export const createSamplesService = (http: Http): SamplesService => ({
  samples: async (signal) =>
    (await http.get('onlineSamples', { schema: (all) => all.OnlineSamples, signal })).products.items,
  respond: (responses, signal) =>
    http.put('onlineSampleResponses', { schema: (all) => all.SampleResponses, body: responses, signal }),
});
