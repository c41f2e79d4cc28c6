import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A bug of one line, and the tests that must not let it pass. */
export type Bug = {
  readonly says: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  readonly caughtBy: readonly string[];
};

const machines = (folder: string) => ['--project', 'machines', `tests/machines/${folder}`];
const services = (path: string) => ['--project', 'services', `tests/services/${path}`];
const house = (name: string) => ['--project', 'house', `tests/house/${name}.test.ts`];

const first: readonly Bug[] = [
  {
    says: 'flags that come too late switch things on',
    file: 'machines/flags/flags.machine.ts',
    find: "after: { patience: 'off' },",
    put: '',
    caughtBy: machines('flags'),
  },
  {
    says: 'flags are waited for twice as long',
    file: 'machines/flags/flags.machine.ts',
    find: 'patience: 3_000',
    put: 'patience: 6_000',
    caughtBy: machines('flags'),
  },
  {
    says: 'a failed flag service keeps guards waiting for ever',
    file: 'machines/flags/flags.machine.ts',
    find: "onError: 'off',",
    put: 'onError: {},',
    caughtBy: machines('flags'),
  },
  {
    says: 'word of an older navigation moves the visitor',
    file: 'machines/kit/latest.ts',
    find: 'generation !== context.generation',
    put: 'generation > context.generation',
    caughtBy: machines('navigation'),
  },
  {
    says: 'the loading indicator flashes for every page',
    file: 'machines/navigation/navigation.machine.ts',
    find: 'grace: 120',
    put: 'grace: 0',
    caughtBy: machines('navigation'),
  },
  {
    says: 'the history forgets nothing',
    file: 'services/navigation/history.rules.ts',
    find: '.slice(-longestHistory)',
    put: '',
    caughtBy: services('navigation/history'),
  },
  {
    says: 'closing a modal scrolls the page to its top',
    file: 'services/navigation/scroll.rules.ts',
    find: "if (hasModal(from) && isSamePage) return 'keep';",
    put: '',
    caughtBy: services('navigation/scroll'),
  },
  {
    says: 'a shopper is thrown out when a refresh fails',
    file: 'machines/session/session.machine.ts',
    find: 'assign((_, { error }: { error: unknown }) => ({ fault: faultOf(error) })),',
    put: 'assign((_, { error }: { error: unknown }) => ({ ...blankSession, fault: faultOf(error) })),',
    caughtBy: machines('session'),
  },
  {
    says: 'settings that failed leave the visitor without a way on',
    file: 'machines/settings/settings.machine.ts',
    find: "on: { 'settings.retry': 'loading' },",
    put: '',
    caughtBy: machines('laws'),
  },
  {
    says: 'the frame stays empty when a second answer fails',
    file: 'machines/shell/shell.types.ts',
    find: 'shell: plainShell, fault: null',
    put: 'shell: {} as never, fault: null',
    caughtBy: machines('shell'),
  },
  {
    says: 'a page is drawn before the visitor is known',
    file: 'machines/shop/shop.machine.ts',
    find: "awaited: ['session', 'flags', 'settings', 'shell'],",
    put: "awaited: ['flags', 'settings', 'shell'],",
    caughtBy: machines('shop'),
  },
  {
    says: 'a chart in the middle of a wait travels, and the wait is lost',
    file: 'machines/kit/dehydrate.ts',
    find: ' || isWaiting(snapshot)',
    put: '',
    caughtBy: machines('shop/carriage'),
  },
  {
    says: 'everything that a chart knows travels in the page',
    file: 'machines/kit/dehydrate.ts',
    find: 'context: pick(snapshot.context as Record<string, unknown>, carriage.keeps),',
    put: 'context: snapshot.context as Record<string, unknown>,',
    caughtBy: machines('shop/carriage'),
  },
  {
    says: 'a deadline sleeps through the night with the phone',
    file: 'machines/kit/deadline.ts',
    find: 'clock.onWake(() => arm())',
    put: 'clock.onWake(() => {})',
    caughtBy: machines('kit/deadline'),
  },
  {
    says: 'the add-to-home prompt comes again and again',
    file: 'machines/add-to-home/add-to-home.machine.ts',
    find: ' || context.wasShown',
    put: '',
    caughtBy: machines('add-to-home'),
  },
  {
    says: 'the same words said twice are heard once',
    file: 'machines/announcer/announcer.machine.ts',
    find: "polite: { text: context.queue.join('. '), count: context.polite.count + 1 },",
    put: "polite: { text: context.queue.join('. '), count: context.polite.count },",
    caughtBy: machines('announcer'),
  },
  {
    says: 'a state has lost its description',
    file: 'machines/connection/connection.machine.ts',
    find: "description: 'The network is there.',",
    put: '',
    caughtBy: house('machines'),
  },
  {
    says: 'a machine has changed and its drawing has not',
    file: 'machines/connection/connection.machine.ts',
    find: "description: 'The network is there.',",
    put: "description: 'The network is here.',",
    caughtBy: house('drawings'),
  },
  {
    says: 'a machine reaches for an adapter',
    file: 'machines/session/session.machine.ts',
    find: "import { absent } from '../kit/index.ts';",
    put: "import { absent } from '../kit/index.ts';\nimport '#services/session/session.http.ts';",
    caughtBy: house('walls'),
  },
  {
    says: 'a signed-out visitor is let into the account',
    file: 'services/navigation/guards.rules.ts',
    find: "if (who !== 'anyone' && !facts.isLoggedIn) return toSignIn(facts);",
    put: '',
    caughtBy: services('navigation/guards'),
  },
  {
    says: 'signing in leads back to signing in, for ever',
    file: 'services/navigation/return-path.rules.ts',
    find: "  '/shop/securelogin',\n",
    put: '',
    caughtBy: services('navigation/return-path'),
  },
  {
    says: 'an experiment opens a page for its control group too',
    file: 'machines/flags/flags.select.ts',
    find: "!['off', 'control']",
    put: "!['off']",
    caughtBy: machines('flags'),
  },
  {
    says: 'a page stands behind the guard of another',
    file: 'routes/trolley.tsx',
    find: "trolleyPage('trolley')",
    put: "trolleyPage('home')",
    caughtBy: house('routes'),
  },
];

/** Further bugs stand beside, a file for a part of the house: `<part>.bugs.ts` exports `bugs`. */
const further = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.bugs.ts'))
    .sort()
    .map(
      async (file) =>
        ((await import(pathToFileURL(join(import.meta.dirname, file)).href)) as { bugs: readonly Bug[] }).bugs,
    ),
);

export const bugs: readonly Bug[] = [...first, ...further.flat()];
