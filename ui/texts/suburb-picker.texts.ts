import type { Texts } from './texts.ts';

export const suburbPickerTexts = {
  label: { text: 'Your suburb' },
  hint: { text: 'Type the name or the postcode, then choose.' },
  saving: { text: 'Setting your suburb…' },
} as const satisfies Texts;
