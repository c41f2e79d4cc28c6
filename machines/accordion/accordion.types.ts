export type AccordionInput = {
  /** Several items may stand open at once. */
  readonly allowsMany: boolean;
};

export type AccordionContext = AccordionInput & {
  /** The keys of the items that stand open, in the order they were opened. */
  readonly open: readonly string[];
};

export type AccordionEvent = { readonly type: 'item.toggle'; readonly key: string; readonly heading: string };

/** Told when an item is opened, and never when one is closed. */
export type AccordionReport = { readonly type: 'item.opened'; readonly heading: string };
