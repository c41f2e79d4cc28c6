import type { Fault } from '#services/fault.ts';
import type { NavLink, Shell } from '#services/shell/shell.contract.ts';
import { plainShell } from '#services/shell/shell.rules.ts';
import type { Carriage } from '../kit/index.ts';

export type ShellContext = { readonly shell: Shell; readonly fault: Fault | null };

/** An answer carried links of the frame: those that are not null take the place of what is there. */
export type NavsTold = {
  readonly type: 'navs.told';
  readonly mainNavs: readonly NavLink[] | null;
  readonly specials: readonly NavLink[] | null;
};

export type ShellEvent =
  | NavsTold
  /** The shopper's store is another one: its words and fees may differ. */
  | { readonly type: 'shell.reload' }
  | { readonly type: 'shell.retry' };

/** What the parent hears. */
export type ShellReport = { readonly type: 'chart.settled'; readonly name: 'shell' };

/** `settled`: the frame can be drawn. `busy`: other words may be on their way. */
export type ShellTag = 'settled' | 'busy';

export const blankShell: ShellContext = { shell: plainShell, fault: null };
export const shellCarriage: Carriage = { keeps: ['shell', 'fault'], blank: blankShell };
