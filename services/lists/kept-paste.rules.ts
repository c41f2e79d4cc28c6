/** How far a line has been shopped down. */
export type KeptMark = {
  readonly term: string;
  readonly state: 'added' | 'skipped';
  readonly sku: string | null;
  readonly name: string | null;
  readonly amount: number;
  readonly unit: 'Each' | 'Kg';
};
/** A list as a tab remembers it. */
export type KeptList = {
  readonly text: string;
  readonly isShopping: boolean;
  readonly marks: readonly KeptMark[];
  /** Another page wrote it: it stands in the place of what was there. */
  readonly isHanded: boolean;
};
