/** Named states of the charts that take part to which nothing in a world leads, each with why. */
export const outOfReach: Readonly<Record<string, string>> = {
  'announcer.assertive.speaking': 'what interrupts is said by what is drawn',
  'pastOrder.knowing.missing': 'nobody asks for an order that is not theirs',
  'pastOrders.empty': 'nobody looks for orders before they have one',
  'shell.reloading': 'nobody goes over to another store: all of them are in one suburb',
  'shop.broken': 'a page that breaks is a defect, and a law of its own',
};

/** Those that take so much coming together that a thousand days may pass without them, each with what it takes. */
export const rare: Readonly<Record<string, string>> = {
  'orderChange.beginning.unchangeable': 'the order is looked at just as it begins to be picked',
  'orderChange.checking.acknowledging': 'a page that is loaded after a change ended by itself',
  'orderChange.checking.ended': 'a page that is loaded after a change ended by itself',
  'orderChange.comparing.unreckoned': 'the sum of a change is asked for in vain',
  'orderChange.standing.givingUp': 'somebody begins to change an order and thinks better of it',
  'pastOrder.cancelling.pausing': 'the answer to cancelling is lost',
  'pastOrder.cancelling.refused': 'an order is cancelled just as it begins to be picked',
  'pastOrder.knowing.failed': 'an order is opened in vain',
  'pastOrders.failed': 'the orders are asked for in vain',
  'reservation.clocks.quiet': 'a time is held while an order is changed',
  'reservation.wish.unreleased': 'a time is given back in vain',
  'timeSlots.choice.refused.closed': 'a time is chosen from a page that was loaded before it closed',
  'timeSlots.choice.refused.full': 'the last place goes to somebody else',
  'timeSlots.choice.refused.notOurs': 'a time is chosen of a place that another tab has left',
  'trolley.knowing.uncleared': 'a trolley is emptied in vain',
  'trolleyLine.refused': 'more is wanted than there is',
};

/** Those that a thousand days are to show and did not; and those that are said to be out of reach and were seen. */
export const missed = (unseen: readonly string[]): readonly string[] =>
  unseen.filter((id) => !(id in outOfReach) && !(id in rare));
export const wronglyOut = (unseen: readonly string[]): readonly string[] =>
  Object.keys(outOfReach).filter((id) => !unseen.includes(id));
