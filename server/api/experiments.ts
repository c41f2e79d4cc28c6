import { ExperimentChoice, Experiments, type ExperimentsWire } from '#services/experiments/experiments.contract.ts';
import { allFlags } from '../db/repositories/flags.ts';
import { operation } from './operation.ts';
import type { StoreWorld } from './store-world.ts';
import type { VisitorFacts } from './visitor-session.ts';

const tag = 'experiments';

const experimentsOf = async ({ db }: StoreWorld, facts: VisitorFacts): Promise<ExperimentsWire> => ({
  isInBetaTestingGroup: facts.betaTestStatus === true && facts.experimentsDisabled !== true,
  isAbleToParticipateInExperiments: facts.experimentsDisabled !== true,
  featureFlags: { ...(await allFlags(db.read)) },
});

export const experimentOperations = [
  operation({
    endpoint: 'experiments',
    tag,
    summary: 'The flags of the store, and whether this browser takes part in experiments.',
    answer: Experiments,
    handle: async ({ world, session }) => experimentsOf(world, await session.facts()),
  }),
  operation({
    method: 'POST',
    endpoint: 'experiments',
    tag,
    summary: 'Joins or leaves the beta group, or takes part in no experiment at all.',
    body: ExperimentChoice,
    answer: Experiments,
    handle: async ({ world, session, body }) => {
      const more: VisitorFacts =
        'betaTestStatus' in body
          ? { betaTestStatus: body.betaTestStatus, experimentsDisabled: false }
          : { experimentsDisabled: true };
      await world.db.transaction((trx) => session.remember(trx, more));
      return experimentsOf(world, more);
    },
  }),
];
