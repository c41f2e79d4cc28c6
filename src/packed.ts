import { createSerializationAdapter } from '@tanstack/react-router';
import { type Piece, pieceOf } from './pieces.ts';

const texts = new WeakMap<object, Piece | null>();
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Marks an answer that is the same for everyone, and its parts: their JSON is made once, not once a page. */
export function packed<T>(value: T): T {
  if (!isObject(value) || texts.has(value)) return value;
  texts.set(value, null);
  for (const part of Object.values(value)) if (isObject(part) && !texts.has(part)) texts.set(part, null);
  return value;
}

/** The JSON of an answer as it may stand in a script. */
export function packOf(value: object): Piece {
  const piece = texts.get(value) ?? pieceOf(JSON.stringify(value).replaceAll('<', '\\u003c'));
  texts.set(value, piece);
  return piece;
}

/** The element of the page that holds the JSON of an answer. */
export const packId = (at: number) => `pack-${at}`;

/** An answer travels as the number of the element that holds it, or as its text among the rest. */
export const packedBy = (toSerializable: (value: object) => number | string) =>
  createSerializationAdapter({
    key: 'packed',
    test: (value: unknown): value is object => isObject(value) && texts.has(value),
    toSerializable,
    fromSerializable: (pack: number | string) => JSON.parse(typeof pack === 'string' ? pack : taken(pack)) as object,
  });

export const packedAsText = packedBy(JSON.stringify);

function taken(at: number): string {
  const holder = document.getElementById(packId(at));
  holder?.remove();
  return holder?.textContent ?? '';
}
