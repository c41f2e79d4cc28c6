import type { Texts } from './texts.ts';

export const zoneTexts = {
  place: { text: 'Your delivery area' },
  outOfZone: { row: 'A8.14', text: "We're unable to deliver to your saved address" },
  outOfZoneBody: { text: 'You can switch to pick up, or choose another address.' },
  dryGoods: { row: 'A8.16', text: "Your address is in a 'Dry Goods' area" },
  dryGoodsBody: {
    text: 'We can bring what keeps without a fridge or a freezer. Fresh, chilled and frozen goods stay in store.',
  },
  limited: { text: 'Your address is in a limited perishables area' },
  limitedBody: { text: 'Some fresh, chilled and frozen goods cannot be sent there.' },
  switchToPickUp: { text: 'Switch to Pick up' },
  updateAddress: { text: 'Update address' },
  busy: { text: 'Checking the new address…' },
} as const satisfies Texts;
