/** What the visitor chose, or the device's own way. */
export type ThemeChoice = 'device' | 'light' | 'dark';

export interface ThemeService {
  /** Kept for a year for every page of this browser; `device` forgets what was kept. */
  remember(choice: ThemeChoice): Promise<void>;
}
