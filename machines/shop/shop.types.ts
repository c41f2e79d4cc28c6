import type { AnyStateMachine } from 'xstate';
import type { Variations } from '#services/experiments/experiments.words.ts';
import type { ConnectionReport } from '../connection/index.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { GatedAction } from '#services/gate/gate.words.ts';
import type { FlagsReport } from '../flags/index.ts';
import type { GateGrant } from '../gate/index.ts';
import type { AddressedModal, ModalsEvent } from '../modals/index.ts';
import type { NavigationReport } from '../navigation/index.ts';
import type { LoginTold, LogoutAsked, SessionReport } from '../session/index.ts';
import type { SettingsReport } from '../settings/index.ts';
import type { NavsTold, ShellReport } from '../shell/index.ts';
import type { ThemeChoice } from '../theme/index.ts';
import type { Toast } from '../toast/index.ts';

export type ShopInput = {
  /** Path and query of the first page, as the visitor asked for it. */
  readonly url: string;
  /** The modal that this address opens over its page, if it names one that is known. */
  readonly addressed?: AddressedModal | null;
  /** Inside the retailer's app rather than in a browser. */
  readonly isEmbedded?: boolean;
  /** What the visitor chose on an earlier page. */
  readonly theme?: ThemeChoice;
  /** From the address of the first page; counts only where the settings allow it. */
  readonly forcedVariations?: Partial<Variations>;
};

/** The charts that the first page cannot be drawn without. */
export type AwaitedChart = 'session' | 'flags' | 'settings' | 'shell';

export type ShopContext = {
  readonly url: string;
  readonly addressed: AddressedModal | null;
  readonly isEmbedded: boolean;
  readonly theme: ThemeChoice;
  readonly forcedVariations: Partial<Variations>;
  readonly awaited: readonly AwaitedChart[];
  readonly storeId: number | null;
  /** Another store's words are fetched when the store changes (a flag). */
  readonly reloadsShell: boolean;
  /** Somebody has come to be signed in: whoever opens the chart of loyalty fetches their facts, once for them. */
  readonly isLoyaltyDue: boolean;
};

/** What charts that come late are told of: whoever opens them listens to the shop. */
export type ShopHappening =
  /** Somebody wants to do what only a shopper may: it is done, or the prompt says what is missing. */
  | { readonly type: 'action.ask'; readonly action: GatedAction }
  | GateGrant
  /** Somebody wants to be signed out: what has not come to the store yet is asked about first. */
  | { readonly type: 'logout.wanted' }
  /** Who is shopping has changed, or nobody is any more; or it is time for what is fetched once for each sign-in. */
  | Extract<SessionReport, { type: 'session.ended' | 'user.changed' | 'loyalty.due' }>
  /** Word of what has just happened is to be put up, and read out. */
  | { readonly type: 'toast.show'; readonly toast: Toast };

export type ShopEvent =
  | ShopHappening
  /** A part of the page needs a chart that the first bytes do not bring. Asked again, it changes nothing. */
  | { readonly type: 'chart.open'; readonly name: string; readonly logic: AnyStateMachine; readonly input?: unknown }
  /** Whoever has something to say in a modal says it to the shop. */
  | Extract<ModalsEvent, { type: 'modal.open' | 'modal.queue' | 'causes.told' }>
  | SessionReport
  /** Somebody has signed in, or wants to be signed out. */
  | LoginTold
  | LogoutAsked
  | FlagsReport
  | SettingsReport
  | ShellReport
  /** A write was answered with the terms on which the visitor shops now. */
  | { readonly type: 'context.told'; readonly context: ServerContext }
  /** Such an answer carried other links for the frame; null leaves those that are there. */
  | NavsTold
  | NavigationReport
  | ConnectionReport;

/** `ready`: everything the first page needs is known. `failed`: a chart broke and the page cannot be trusted. */
export type ShopTag = 'ready' | 'failed';

export const blankShop: ShopContext = {
  url: '/',
  addressed: null,
  isEmbedded: false,
  theme: 'device',
  forcedVariations: {},
  awaited: [],
  storeId: null,
  reloadsShell: false,
  isLoyaltyDue: false,
};
