export const promptTexts = {
  addToTrolley: { row: 'B8.07', text: 'Sign in to add items to your trolley.' },
} as const;
