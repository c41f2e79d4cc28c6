import type { Http } from '../http/http.types.ts';
import type { ExperimentsService } from './experiments.contract.ts';

export const createExperimentsService = (http: Http): ExperimentsService => ({
  experiments: (signal) => http.get('experiments', { schema: (all) => all.Experiments, signal }),
  choose: (choice, signal) => http.post('experiments', { schema: (all) => all.Experiments, body: choice, signal }),
});
