export type SafeAttributes = Readonly<Record<string, string | number>>;
/** An allowed element, its attributes named as React names them. */
export type SafeElement = {
  readonly tag: string;
  readonly attrs: SafeAttributes;
  readonly children: readonly SafeNode[];
};
/** HTML of the operator behind the door: words and allowed elements, ready to be shown. */
export type SafeNode = string | SafeElement;
