/** What is sent when an add-on was chosen: its words in front of what was typed. */
export const withAddOn = (addOn: string | null, typed: string): string =>
  (addOn === null ? typed : `${addOn}. ${typed}`).trim();

/** The same, taken apart again, so that the words in front never multiply. */
export function apartOf(addOn: string, kept: string): { readonly isChosen: boolean; readonly typed: string } {
  const front = `${addOn}.`;
  const isChosen = kept.startsWith(front);
  return { isChosen, typed: isChosen ? kept.slice(front.length).trim() : kept };
}
