import type { ShownItem } from '#machines/trolley/index.ts';

const statusText = ({ status }: ShownItem): string => (typeof status === 'string' ? status : status.refused);
/** Each answer of the store brings the reasons anew. */
const againstText = ({ againstDiet = [] }: ShownItem): string =>
  againstDiet.map(({ kind, what }) => `${kind} ${what}`).join();

/** Nothing that is shown of a line has changed: a long list draws again only the lines that have. */
export function isSameItem(one: ShownItem, other: ShownItem): boolean {
  if (one === other) return true;
  const keys = Object.keys(one) as (keyof ShownItem)[];
  return (
    keys.length === Object.keys(other).length &&
    typeof one.status === typeof other.status &&
    statusText(one) === statusText(other) &&
    againstText(one) === againstText(other) &&
    keys.every((key) => key === 'status' || key === 'againstDiet' || one[key] === other[key])
  );
}
