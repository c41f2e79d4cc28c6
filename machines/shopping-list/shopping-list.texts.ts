/** What a shopper reads in each state, by the rows and the names of ui/texts: for people who read the chart. */
export const shoppingListTexts = {
  unread: ['shopping-list.unread'],
  loading: ['shopping-list.loading'],
  standing: [
    'shopping-list.items',
    'shopping-list.empty',
    'shopping-list.emptyText',
    'shopping-list.merged',
    'shopping-list.gotIt',
    'shopping-list.unmergedOne',
    'shopping-list.unmerged',
    'shopping-list.notSavedOne',
    'shopping-list.notSaved',
    'shopping-list.retry',
  ],
  failed: ['shopping-list.failed', 'shopping-list.retry'],
  sharing: [
    'shopping-list.share',
    'shopping-list.shareText',
    'shopping-list.isShared',
    'shopping-list.makeLink',
    'shopping-list.newLink',
    'shopping-list.link',
    'shopping-list.copy',
    'shopping-list.endShare',
    'shopping-list.shareFailed',
  ],
} as const;
