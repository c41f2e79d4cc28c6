import { fromPromise } from 'xstate';
import { flagsMachine } from '#machines/flags/index.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { settingsMachine } from '#machines/settings/index.ts';
import { shellMachine } from '#machines/shell/index.ts';
import { shopMachine } from '#machines/shop/index.ts';
import type { FlagsAnswer } from '#machines/flags/index.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { Settings } from '#services/settings/settings.contract.ts';
import type { Shell } from '#services/shell/shell.contract.ts';

/** The fake edge: what each question to the world is answered with. */
export type Edge = {
  readonly context: (signal: AbortSignal) => Promise<ServerContext>;
  readonly experiments: (signal: AbortSignal) => Promise<FlagsAnswer>;
  readonly settings: (signal: AbortSignal) => Promise<Settings>;
  readonly shell: (signal: AbortSignal) => Promise<Shell>;
  readonly open?: () => Promise<ServerContext>;
  readonly signOut?: () => Promise<void>;
};

const openedBy = (open: () => Promise<ServerContext>) => async () => ({ email: null, ...(await open()) });

/** The real shop over a fake edge. */
export const shopOver = (edge: Edge) =>
  shopMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          askWho: fromPromise(async ({ signal }) => ({ email: null, ...(await edge.context(signal)) })),
          ...(edge.open ? { openSession: fromPromise(openedBy(edge.open)) as never } : {}),
          ...(edge.signOut ? { signOut: fromPromise(edge.signOut) as never } : {}),
        },
      }),
      flags: flagsMachine.provide({
        actors: { loadExperiments: fromPromise(({ signal }) => edge.experiments(signal)) },
      }),
      settings: settingsMachine.provide({
        actors: { loadSettings: fromPromise(({ signal }) => edge.settings(signal)) },
      }),
      shell: shellMachine.provide({ actors: { loadShell: fromPromise(({ signal }) => edge.shell(signal)) } }),
    },
  });
