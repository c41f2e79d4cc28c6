import { createSerializationAdapter } from '@tanstack/react-router';

const texts = new WeakMap<object, string>();

/** Marks an object that is the same for everyone: its JSON is made once, not once a page. */
export function packed<T extends object>(value: T): T {
  if (!texts.has(value)) texts.set(value, JSON.stringify(value));
  return value;
}

export const packedAdapter = createSerializationAdapter({
  key: 'packed',
  test: (value: unknown): value is object => typeof value === 'object' && value !== null && texts.has(value),
  toSerializable: (value: object) => texts.get(value) ?? 'null',
  fromSerializable: (text: string) => JSON.parse(text) as object,
});
