/** An id that only has to differ from those of other browsers, in the form of a UUID. */
export const newId = (random: () => number): string =>
  '00000000-0000-4000-8000-000000000000'.replace(/0/g, () => Math.floor(random() * 16).toString(16));
