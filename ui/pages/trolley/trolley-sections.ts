import type { ShownCategory, ShownItem } from '#machines/trolley/index.ts';
import { comes } from '#ui/trolley-line/line-words.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';

export type TrolleySection = {
  readonly key: string;
  readonly kind: 'shelf' | 'unavailable' | 'restricted';
  readonly name: string;
  readonly lines: readonly ShownItem[];
};

const isRestricted = ({ restriction }: ShownItem): boolean => restriction !== undefined && restriction !== 'None';

/**
 * The lines under their headings. Out of stock is a heading of its own; under review all that does not come stands first,
 * then what not everybody may buy, and every line stands once.
 */
export function sectionsOf(categories: readonly ShownCategory[], isReview: boolean): readonly TrolleySection[] {
  const all = categories.flatMap(({ lines }) => lines);
  const isOut = (item: ShownItem) => (isReview ? !comes(item) : item.categoryType === 'OutOfStock');
  const isApart = (item: ShownItem) => isReview && isRestricted(item);
  const unavailable = all.filter(isOut);
  const restricted = all.filter((item) => !isOut(item) && isApart(item));
  const shelves = new Map<string, ShownItem[]>();
  for (const item of all) {
    if (isOut(item) || isApart(item)) continue;
    const shelf = shelves.get(item.category) ?? [];
    shelves.set(item.category, shelf);
    shelf.push(item);
  }
  const sections: readonly TrolleySection[] = [
    { key: 'unavailable', kind: 'unavailable', name: texts.unavailable.text, lines: unavailable },
    { key: 'restricted', kind: 'restricted', name: texts.restricted.text, lines: restricted },
    ...[...shelves].map(([name, lines]) => ({ key: `shelf ${name}`, kind: 'shelf' as const, name, lines })),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}
