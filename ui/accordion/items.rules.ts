import type { SafeNode } from '#services/html/safe-html.contract.ts';

/** A heading and what it opens: HTML behind the door, or, given by an operator's string, HTML that is not yet. */
export type AccordionItem = { readonly heading: string; readonly body: readonly SafeNode[] | string };

const isItem = (value: unknown): value is { heading: string; body: string } =>
  typeof value === 'object' &&
  value !== null &&
  'heading' in value &&
  typeof value.heading === 'string' &&
  'body' in value &&
  typeof value.body === 'string';

/** The items that stand in a string, or null where it is no JSON list of them. */
export function parseItems(text: string): readonly AccordionItem[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isItem) ? value.map(({ heading, body }) => ({ heading, body })) : null;
  } catch {
    return null;
  }
}
