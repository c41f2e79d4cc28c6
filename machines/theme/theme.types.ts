import type { ThemeChoice } from '#services/theme/theme.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type { ThemeChoice };
export type ThemeInput = { readonly choice: ThemeChoice };
export type ThemeContext = { readonly choice: ThemeChoice };

export type ThemeEvent = { readonly type: 'theme.choose'; readonly choice: ThemeChoice };

export const blankTheme: ThemeContext = { choice: 'device' };
export const themeCarriage: Carriage = { keeps: ['choice'], blank: blankTheme };
