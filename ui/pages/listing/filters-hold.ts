/** What the listing's chart knows of its filters, and how it is told. Without it a page stands by itself, as without script. */
export type FiltersHold = {
  readonly isSheetOpen: boolean;
  /** Other results are on their way while the sheet is open, and not only for a moment. */
  readonly isMoving: boolean;
  /** The keys of the long filters that are shown with all their choices. */
  readonly unfolded: readonly string[];
  readonly onOpen: () => Promise<void>;
  readonly onClose: () => void;
  readonly onUnfold: (key: string) => void;
};
