import type { ThemeService } from './theme.contract.ts';

const oneYearSeconds = 31_536_000;
export const themeCookie = 'cw-theme';

/** A cookie and not local storage: the server writes the colours into the first bytes, with and without a script. */
export const createThemeService = (document: Pick<Document, 'cookie'>): ThemeService => ({
  remember: async (choice) => {
    const age = choice === 'device' ? 0 : oneYearSeconds;
    document.cookie = `${themeCookie}=${choice}; path=/; max-age=${age}; samesite=lax`;
  },
});

/** For the server, where nothing is chosen. */
export const noTheme: ThemeService = { remember: async () => {} };
