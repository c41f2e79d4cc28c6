import { fromPromise } from 'xstate';
import { flagsMachine } from '#machines/flags/index.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { settingsMachine } from '#machines/settings/index.ts';
import { shellMachine } from '#machines/shell/index.ts';
import { shopMachine } from '#machines/shop/index.ts';
import { themeMachine } from '#machines/theme/index.ts';
import { askWho, openSession } from './ask-who.ts';
import { servicesOf } from './services-of.ts';

/** Every chart with its services, once for the life of the process: a running actor finds its own by its system. */
export const composedShop = shopMachine.provide({
  actors: {
    session: sessionMachine.provide({
      actors: {
        askWho: fromPromise(({ input, system, signal }) =>
          askWho(servicesOf(system).session, { ...input, isRender: import.meta.env.SSR }, signal),
        ),
        openSession: fromPromise(({ input, system, signal }) =>
          openSession(servicesOf(system).session, input.redirectUrl, signal),
        ),
        signOut: fromPromise(({ system, signal }) => servicesOf(system).session.signOut(false, signal)),
      },
    }),
    settings: settingsMachine.provide({
      actors: {
        loadSettings: fromPromise(({ system, signal }) => servicesOf(system).settings.settings(signal)),
        loadWords: fromPromise(({ system, signal }) => servicesOf(system).settings.words(signal)),
      },
    }),
    shell: shellMachine.provide({
      actors: { loadShell: fromPromise(({ system, signal }) => servicesOf(system).shell.shell(signal)) },
    }),
    theme: themeMachine.provide({
      actors: { rememberTheme: fromPromise(({ input, system }) => servicesOf(system).theme.remember(input.choice)) },
    }),
    flags: flagsMachine.provide({
      actors: {
        loadExperiments: fromPromise(async ({ system, signal }) => {
          const services = servicesOf(system);
          const experiments = await services.experiments.experiments(signal);
          return { experiments, variations: services.variations.decide('', {}) };
        }),
      },
    }),
  },
});
