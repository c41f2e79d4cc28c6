import type { ReactNode } from 'react';
import type { ConsentChoice } from '#machines/consent/index.ts';
import type { PreferencesEvent, PreferencesShown } from '#machines/preferences/index.ts';
import type { Theme } from '#ui/theme-switch/theme-switch.tsx';

export type PreferencesPageProps = {
  readonly shown: PreferencesShown;
  /** To the chart of preferences. */
  readonly onSend: (event: PreferencesEvent) => void;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  /** Undefined while nobody can tell: what knows it comes late. */
  readonly consent: ConsentChoice | null | undefined;
  /** Whether they are in the beta group; null where experiments are closed to them. */
  readonly isInBeta: boolean | null;
  /** Sections of other parts of the shop. */
  readonly more?: ReactNode;
};
