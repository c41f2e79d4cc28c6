import type { Texts } from './texts.ts';

export const signInTexts = {
  addToTrolley: { row: 'B8.07', text: 'Sign in to add items to your trolley.' },
  addShopperNote: { row: 'B8.08', text: 'Sign in to add or update shopper notes for this product.' },
  selectFulfilmentSlot: { row: 'B8.09', text: 'Sign in to select a pickup or delivery time.' },
  saveRecipe: { row: 'B8.10', text: 'Sign in to save a recipe.' },
  startExpressFulfilmentShop: { row: 'B8.11', text: 'Sign in to start shopping' },
  anythingElse: { row: 'B8.12', text: 'Sign in to continue.' },
} as const satisfies Texts;
