/** Named states of the charts that take part to which nothing in a world can lead, each with why. */
export const outOfReach: Readonly<Record<string, string>> = {
  'announcer.assertive.speaking': 'what interrupts is said by what is drawn',
  'shop.broken': 'a page that breaks is a defect, and a law of its own',
};

/** Those that a run was to see and did not; and those that are said to be out of reach and were seen after all. */
export const missed = (unseen: readonly string[]): readonly string[] => unseen.filter((id) => !(id in outOfReach));
export const wronglyOut = (unseen: readonly string[]): readonly string[] =>
  Object.keys(outOfReach).filter((id) => !unseen.includes(id));
