import { useState } from 'react';
import type { Piece, Samples } from '../gallery.types.ts';
import { type Theme, ThemeSwitch } from './theme-switch.tsx';

function Live() {
  const [theme, setTheme] = useState<Theme>(null);
  return <ThemeSwitch theme={theme} onChoose={setTheme} />;
}

export const samples: Samples = { live: <Live /> };

export const piece: Piece = {
  title: 'Theme switch',
  about: 'Light, dark, or as the device has it. It needs script, and is not there without.',
  rows: [],
  charts: ['theme'],
};
