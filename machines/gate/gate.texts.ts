/** What a shopper reads in each state, by the rows and the names of ui/texts: for people who read the chart. */
export const gateTexts = {
  asking: ['B8.07', 'B8.08', 'B8.09', 'B8.10', 'B8.11', 'B8.12', 'B8.13', 'B8.14', 'B8.15', 'B8.16'],
  failed: [
    'gate.notAddedTitle',
    'gate.notAddedText',
    'gate.unsureText',
    'gate.notSavedTitle',
    'gate.notSavedText',
    'gate.recipeNotSavedTitle',
    'gate.recipeNotSaved',
    'gate.unsureSave',
    'gate.notHeldTitle',
    'gate.notHeldText',
    'gate.slotTakenText',
    'gate.unsureSlotText',
    'gate.tryAgain',
    'gate.notNow',
  ],
} as const;
