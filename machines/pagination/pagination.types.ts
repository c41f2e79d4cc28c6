export type PaginationInput = {
  readonly page: number;
  /** How many pages there are; one where there is nothing. */
  readonly pages: number;
};

/** The page that is shown is always one of the pages there are. */
export type PaginationContext = PaginationInput;

export type PaginationEvent =
  | { readonly type: 'page.select'; readonly page: number }
  | { readonly type: 'previous.press' }
  | { readonly type: 'next.press' }
  /** Those who own the list say where it stands now; this is no change of ours, so nobody is told. */
  | { readonly type: 'pages.follow'; readonly page: number; readonly pages: number };

/** Told when another page was really chosen. */
export type PaginationReport = { readonly type: 'page.changed'; readonly page: number };
