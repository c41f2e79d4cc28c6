/** What a shopper reads in each state, by the rows and the names of ui/texts: for people who read the chart. */
export const trolleyTexts = {
  loading: ['trolley-page.loading', 'trolley-page.updating'],
  standing: [
    'trolley-page.title',
    'trolley-page.items',
    'trolley-page.item',
    'trolley-page.emptyTitle',
    'trolley-page.emptyText',
    'trolley-page.startShopping',
    'trolley-page.seeUsuals',
  ],
  unknown: [
    'trolley-page.failedTitle',
    'trolley-page.failedText',
    'trolley-page.tryAgain',
    'trolley-page.keepShopping',
  ],
  clearing: ['trolley-page.clearing'],
  uncleared: [
    'trolley-page.notClearedTitle',
    'trolley-page.notClearedText',
    'trolley-page.tryAgain',
    'trolley-page.clearNo',
  ],
  pausing: ['stepper.savedHere', 'trolley.nameSavedHere', 'trolley.sendNow'],
} as const;
