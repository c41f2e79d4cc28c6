/** What a shopper reads in each state, by the rows and the names of ui/texts: for people who read the chart. */
export const cardFrameTexts = {
  asking: ['card-frame.loading'],
  opening: ['card-frame.loading'],
  reloading: ['card-frame.loading'],
  resting: ['card-frame.renewed', 'card-frame.wrong', 'card-frame.complete'],
  submitting: ['card-frame.submitting'],
  checking: ['card-frame.submitting'],
  failed: ['B8.32', 'B8.33', 'B8.34', 'B8.O6'],
  expired: ['B8.32', 'B8.33', 'B8.34', 'B8.O6'],
  addressless: ['B8.31', 'B8.34'],
} as const;
