import type { AnyEventObject } from 'xstate';
import { addToHomeMachine } from '#machines/add-to-home/index.ts';
import { announcerMachine } from '#machines/announcer/index.ts';
import { connectionMachine } from '#machines/connection/index.ts';
import { flagsMachine } from '#machines/flags/index.ts';
import { listingMachine } from '#machines/listing/index.ts';
import { navigationMachine } from '#machines/navigation/index.ts';
import { settingsMachine } from '#machines/settings/index.ts';
import { shellMachine } from '#machines/shell/index.ts';
import { shopMachine } from '#machines/shop/index.ts';
import { themeMachine } from '#machines/theme/index.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from './answers.ts';
import type { Rostered } from './rostered.ts';

const notice = {
  id: 'notice',
  type: 'genericModal',
  data: {},
  isDismissible: true,
  hasBack: false,
  outlivesPage: false,
};

const navsTold = { type: 'navs.told', mainNavs: [{ label: 'Express', href: '/express' }], specials: null };

const navigationEvents = ({ generation }: { generation: number }): AnyEventObject[] => [
  { type: 'navigation.started', generation: generation + 1 },
  { type: 'navigation.ended', generation, href: '/shop/specials?page=2', move: 'push', title: 'Specials' },
  { type: 'navigation.ended', generation, href: '/shop/specials/(info-modal:fees)', move: 'push' },
  { type: 'navigation.ended', generation, href: '/', move: -1, title: 'Home' },
  { type: 'navigation.ended', generation: generation - 1, href: '/late', move: 'push' },
  { type: 'navigation.cancelled', generation },
  { type: 'navigation.failed', generation },
];

/** Charts that every page has, with what can happen to them. */
export const firstCharts: readonly Rostered[] = [
  {
    name: 'flags',
    machine: flagsMachine,
    inputs: [{}],
    events: () => [{ type: 'variations.force', variations: { mega_menu: 'v2' } }],
    answers: { loadExperiments: [flagsAnswer({ MealPlanning: true }), flagsAnswer()] },
    shape: (context) => context,
  },
  {
    name: 'settings',
    machine: settingsMachine,
    inputs: [{}],
    events: () => [{ type: 'settings.retry' }, { type: 'words.need', place: 'trolley' }],
    answers: { loadSettings: [settingsAnswer()], loadWords: [{}] },
    shape: (context) => [context.settings === null, context.fault === null, context.hasAllWords],
  },
  {
    name: 'shell',
    machine: shellMachine,
    inputs: [{}],
    events: () => [{ type: 'shell.reload' }, { type: 'shell.retry' }, navsTold],
    answers: {
      loadShell: [shellAnswer({ contentEditor: true })],
      reloadShell: [shellAnswer(), shellAnswer({ contentEditor: true })],
    },
    shape: (context) => [context.shell.contentEditor, context.fault === null],
  },
  {
    name: 'navigation',
    machine: navigationMachine,
    inputs: [{ url: '/' }, { url: '/account/orders/(account-modal:change-order)?source=x' }],
    events: navigationEvents,
    answers: {},
    shape: (context) => [context.lastPage, Math.min(context.generation, 1), context.visits.hrefs[context.visits.at]],
  },
  {
    name: 'announcer',
    machine: announcerMachine,
    inputs: [{}],
    events: () => [
      { type: 'message.say', text: 'Specials' },
      { type: 'message.say', text: '24 products' },
      { type: 'message.say', text: ' ' },
      { type: 'message.interrupt', text: 'Loading, Please wait.' },
      { type: 'message.interrupt', text: '' },
    ],
    answers: {},
    shape: (context) => [context.queue.length, context.polite.text === ''],
  },
  {
    name: 'connection',
    machine: connectionMachine,
    inputs: [{}],
    events: () => [{ type: 'connection.lost' }, { type: 'connection.found' }],
    answers: {},
    shape: () => null,
  },
  {
    name: 'theme',
    machine: themeMachine,
    inputs: [{ choice: 'device' }],
    events: () => [
      { type: 'theme.choose', choice: 'dark' },
      { type: 'theme.choose', choice: 'light' },
    ],
    answers: { rememberTheme: [null] },
    shape: (context) => context.choice,
  },
  {
    name: 'add-to-home',
    machine: addToHomeMachine,
    inputs: [
      { widthPx: 390, isEmbedded: false, isInstalled: false, wasShown: false, isIos: false },
      { widthPx: 390, isEmbedded: false, isInstalled: false, wasShown: false, isIos: true },
      { widthPx: 390, isEmbedded: true, isInstalled: false, wasShown: false, isIos: true },
      { widthPx: 768, isEmbedded: false, isInstalled: false, wasShown: false, isIos: false },
    ],
    events: () => [
      { type: 'install.offer' },
      { type: 'install.finish' },
      { type: 'screen.resize', widthPx: 360 },
      { type: 'screen.resize', widthPx: 1280 },
      { type: 'prompt.accept' },
      { type: 'prompt.dismiss' },
    ],
    answers: { askToInstall: ['accepted', 'dismissed'], rememberShown: [null] },
    shape: (context) => [context.widthPx <= 767, context.wasShown],
  },
  {
    name: 'shop',
    machine: shopMachine.provide({ actors: { listing: listingMachine } } as never),
    inputs: [{ url: '/' }],
    events: () => [
      { type: 'chart.open', name: 'listing', logic: listingMachine },
      { type: 'chart.settled', name: 'session' },
      { type: 'chart.settled', name: 'flags' },
      { type: 'chart.settled', name: 'settings' },
      { type: 'chart.settled', name: 'shell' },
      { type: 'context.kept', storeId: 1 },
      { type: 'context.kept', storeId: 2 },
      { type: 'context.told', context: contextAnswer({}, 2) },
      navsTold,
      {
        type: 'flags.loaded',
        featureFlags: flagsAnswer({ EnableSecondShellCallOnStoreSwitch: true }).experiments.featureFlags,
      },
      { type: 'settings.loaded', settings: settingsAnswer({ allowForcedVariations: true }) },
      { type: 'page.changed', from: '/', to: '/shop/specials', title: 'Specials' },
      { type: 'connection.returned' },
      { type: 'modal.open', modal: notice },
      { type: 'modal.queue', kind: 'trolley-review', cause: 'gone', modal: notice },
      { type: 'causes.told', standing: [] },
      { type: 'login.told', isSocial: false, redirectUrl: '/' },
      { type: 'logout.wanted' },
      { type: 'logout.asked' },
      { type: 'session.ended' },
      { type: 'user.changed', subject: 'a', isShopper: true },
      { type: 'loyalty.due' },
      { type: 'action.ask', action: { kind: 'saveRecipe' } },
      { type: 'action.granted', action: { kind: 'saveRecipe' }, key: 'key' },
      { type: 'toast.show', toast: { id: 'milk', text: 'Added.' } },
    ],
    answers: {
      askWho: [whoAnswer({}, 1), whoAnswer({ isLoggedIn: true, shopperScvId: 'a' }, 2)],
      askAgain: [whoAnswer({}, 1), whoAnswer({ isLoggedIn: true, shopperScvId: 'a' }, 2)],
      openSession: [contextAnswer({ isLoggedIn: true, shopperScvId: 'b' }, 2)],
      signOut: [null],
      loadExperiments: [flagsAnswer({ EnableSecondShellCallOnStoreSwitch: true })],
      loadSettings: [settingsAnswer()],
      loadShell: [shellAnswer()],
      reloadShell: [shellAnswer({ contentEditor: true })],
      rememberTheme: [null],
    },
    shape: (context) => [context.awaited.length, context.storeId, context.reloadsShell, context.isLoyaltyDue],
  },
];
