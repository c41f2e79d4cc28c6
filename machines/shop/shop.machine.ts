import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { FeatureFlags } from '#services/experiments/experiments.words.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { announcerMachine } from '../announcer/index.ts';
import { connectionMachine } from '../connection/index.ts';
import { flagsMachine } from '../flags/index.ts';
import { modalsMachine } from '../modals/index.ts';
import { navigationMachine } from '../navigation/index.ts';
import { type ContextKept, sessionMachine, type TermsTold } from '../session/index.ts';
import { settingsMachine } from '../settings/index.ts';
import { shellMachine } from '../shell/index.ts';
import { themeMachine } from '../theme/index.ts';
import type { AwaitedChart, ShopContext, ShopEvent, ShopHappening, ShopInput, ShopTag } from './shop.types.ts';

type Opening = Extract<ShopEvent, { type: 'chart.open' }>;
type SessionWish = Extract<ShopEvent, { type: 'login.told' | 'logout.asked' }>;
type UserWord = Extract<ShopEvent, { type: 'session.ended' | 'user.changed' }>;
type NavsTold = Extract<ShopEvent, { type: 'navs.told' }>;
type ModalWish = Extract<ShopEvent, { type: 'modal.open' | 'modal.queue' | 'causes.told' }>;

const tellTerms = {
  type: 'reportToCharts',
  params: ({ event }: { event: ContextKept }): TermsTold => ({ ...event, type: 'terms.told' }),
} as const;

/** The whole page's life: the charts that are always there, what they tell each other, and the ones opened later. */
export const shopMachine = setup({
  types: {} as { context: ShopContext; events: ShopEvent; emitted: ShopHappening; input: ShopInput; tags: ShopTag },
  actors: {
    session: sessionMachine,
    flags: flagsMachine,
    settings: settingsMachine,
    shell: shellMachine,
    navigation: navigationMachine,
    modals: modalsMachine,
    announcer: announcerMachine,
    connection: connectionMachine,
    theme: themeMachine,
  },
  actions: {
    crossOut: assign(({ context }, { name }: { name: AwaitedChart }) => ({
      awaited: context.awaited.filter((awaited) => awaited !== name),
    })),
    keepStore: assign((_, { storeId }: { storeId: number | null }) => ({ storeId })),
    keepReloading: assign((_, { featureFlags }: { featureFlags: FeatureFlags }) => ({
      reloadsShell: featureFlags.EnableSecondShellCallOnStoreSwitch,
    })),
    reloadShell: sendTo('shell', { type: 'shell.reload' }),
    keepContext: sendTo('session', (_, { context }: { context: ServerContext }) => ({
      type: 'context.keep',
      context,
    })),
    tellSession: sendTo('session', (_, event: SessionWish) => event),
    tellShell: sendTo('shell', (_, event: NavsTold) => event),
    refreshSession: sendTo('session', { type: 'session.refresh' }),
    forceVariations: sendTo('flags', ({ context }) => ({
      type: 'variations.force',
      variations: context.forcedVariations,
    })),
    announcePage: sendTo('announcer', (_, { title }: { title: string }) => ({
      type: 'message.say',
      text: title,
    })),
    reportOn: emit((_, event: ShopHappening) => event),
    /** Whatever a chart holds of the shopper or of their terms, it hears of a change in the same step. */
    reportToCharts: enqueueActions(({ enqueue, self }, event: UserWord | TermsTold) => {
      for (const [name, chart] of Object.entries(self.getSnapshot().children))
        if (chart && name !== 'session') enqueue.sendTo(chart, event as never);
    }),
    reportReturned: enqueueActions(({ enqueue, self }) => {
      for (const name of ['trolley', 'placing'])
        if (self.getSnapshot().children[name]) enqueue.sendTo(name, { type: 'connection.returned' } as never);
    }),
    keepLoyalty: assign((_, { isLoyaltyDue }: { isLoyaltyDue: boolean }) => ({ isLoyaltyDue })),
    turnModals: sendTo('modals', { type: 'page.changed' }),
    openModal: sendTo('modals', (_, event: ModalWish) => event),
    openChart: enqueueActions(({ enqueue, self }, { name, logic, input }: Opening) => {
      if (self.getSnapshot().children[name] === undefined)
        enqueue.spawnChild(logic, { id: name, systemId: name, input } as never);
    }),
  },
  guards: {
    isEverythingSettled: ({ context }) => context.awaited.length === 0,
    isStoreSwitch: ({ context }, { storeId }: { storeId: number | null }) =>
      context.reloadsShell && context.storeId !== null && storeId !== null && storeId !== context.storeId,
    isForcingAllowed: (_, { isAllowed }: { isAllowed: boolean }) => isAllowed,
  },
}).createMachine({
  id: 'shop',
  description: 'The whole life of a page: the charts that are always there, and what they tell each other.',
  context: ({ input }) => ({
    url: input.url,
    addressed: input.addressed ?? null,
    isEmbedded: input.isEmbedded ?? false,
    theme: input.theme ?? 'device',
    forcedVariations: input.forcedVariations ?? {},
    awaited: ['session', 'flags', 'settings', 'shell'],
    storeId: null,
    reloadsShell: false,
    isLoyaltyDue: false,
  }),
  invoke: [
    { id: 'session', systemId: 'session', src: 'session', onError: '.broken' },
    { id: 'flags', systemId: 'flags', src: 'flags', onError: '.broken' },
    { id: 'settings', systemId: 'settings', src: 'settings', onError: '.broken' },
    { id: 'shell', systemId: 'shell', src: 'shell', onError: '.broken' },
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      input: ({ context }) => ({ url: context.url }),
      onError: '.broken',
    },
    {
      id: 'modals',
      systemId: 'modals',
      src: 'modals',
      input: ({ context }) => ({ addressed: context.addressed }),
      onError: '.broken',
    },
    { id: 'announcer', systemId: 'announcer', src: 'announcer', onError: '.broken' },
    { id: 'connection', systemId: 'connection', src: 'connection', onError: '.broken' },
    {
      id: 'theme',
      systemId: 'theme',
      src: 'theme',
      input: ({ context }) => ({ choice: context.theme }),
      onError: '.broken',
    },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'The settings, the flags, the frame and the visitor are still being asked for.',
      meta: { rows: ['B4.106'] },
      always: { guard: 'isEverythingSettled', target: 'ready' },
    },
    ready: {
      description: 'Everything the first page needs is known, or has failed in a way the page can show.',
      meta: { rows: ['B4.106'] },
      tags: 'ready',
    },
    broken: {
      description: 'A chart broke: the server-error page shows, and loading the page again starts afresh.',
      meta: { rows: ['B8.17'] },
      tags: ['ready', 'failed'],
    },
  },
  on: {
    'chart.open': { actions: { type: 'openChart', params: ({ event }) => event } },
    'chart.settled': { actions: { type: 'crossOut', params: ({ event }) => event } },
    'context.told': { actions: { type: 'keepContext', params: ({ event }) => event } },
    'context.kept': [
      {
        guard: { type: 'isStoreSwitch', params: ({ event }) => event },
        actions: ['reloadShell', { type: 'keepStore', params: ({ event }) => event }, tellTerms],
      },
      { actions: [{ type: 'keepStore', params: ({ event }) => event }, tellTerms] },
    ],
    'navs.told': { actions: { type: 'tellShell', params: ({ event }) => event } },
    'flags.loaded': { actions: { type: 'keepReloading', params: ({ event }) => event } },
    'settings.loaded': {
      guard: { type: 'isForcingAllowed', params: ({ event }) => ({ isAllowed: event.settings.allowForcedVariations }) },
      actions: 'forceVariations',
    },
    'page.changed': { actions: ['turnModals', { type: 'announcePage', params: ({ event }) => event }] },
    'modal.open': { actions: { type: 'openModal', params: ({ event }) => event } },
    'modal.queue': { actions: { type: 'openModal', params: ({ event }) => event } },
    'causes.told': { actions: { type: 'openModal', params: ({ event }) => event } },
    'login.told': { actions: { type: 'tellSession', params: ({ event }) => event } },
    'logout.asked': { actions: { type: 'tellSession', params: ({ event }) => event } },
    'session.ended': {
      actions: [
        { type: 'keepLoyalty', params: { isLoyaltyDue: false } },
        { type: 'reportToCharts', params: ({ event }) => event },
        { type: 'reportOn', params: ({ event }) => event },
      ],
    },
    'user.changed': {
      actions: [
        { type: 'reportToCharts', params: ({ event }) => event },
        { type: 'reportOn', params: ({ event }) => event },
      ],
    },
    'loyalty.due': {
      actions: [
        { type: 'keepLoyalty', params: { isLoyaltyDue: true } },
        { type: 'reportOn', params: ({ event }) => event },
      ],
    },
    'logout.wanted': { actions: { type: 'reportOn', params: ({ event }) => event } },
    'action.ask': { actions: { type: 'reportOn', params: ({ event }) => event } },
    'action.granted': { actions: { type: 'reportOn', params: ({ event }) => event } },
    'toast.show': { actions: { type: 'reportOn', params: ({ event }) => event } },
    'connection.returned': { actions: ['refreshSession', 'reportReturned'] },
  },
});
