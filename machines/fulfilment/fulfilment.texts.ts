/** What a shopper reads in each state, by the rows and the names of ui/texts: for people who read the chart. */
export const fulfilmentTexts = {
  changing: ['stores.choosing', 'time-slots-page.saving'],
  changed: [
    'where-modals.changedTo',
    'where-modals.suburbSet',
    'where-modals.pickedAt',
    'where-modals.done',
    'stores.isYoursNow',
    'stores.nowThoseOf',
  ],
  failed: ['where-modals.failedText', 'where-modals.tryAgain', 'stores.chooseFailed'],
  blocked: ['address-picker.blocked', 'pickup-picker.blocked', 'address-book.blocked', 'stores.blocked'],
} as const;
