/** A text of the specification, with the row it stands in. */
export type Text = { readonly row: string; readonly text: string };
