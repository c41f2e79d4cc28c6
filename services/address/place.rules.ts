/** One of the places that a look-up offers: a suburb, or an address in it. */
export type PlaceOption = {
  readonly id: number;
  /** What stands in the box once it is chosen. */
  readonly text: string;
  /** What tells it from others that are called the same. */
  readonly detail: string;
  /** The number of the rural delivery round; null in town, and of a suburb. */
  readonly ruralDelivery: number | null;
};

const marks = /[\u0300-\u036f]/g;

/** Two texts that say the same to whoever types without macrons. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase().replace(/\s+/g, ' ').trim();
