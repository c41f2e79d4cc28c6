/** A text of the shop. `row` names the requirement that fixes its words; a text without one is ours to change. */
export type Text = { readonly text: string; readonly row?: string };
export type Texts = Readonly<Record<string, Text>>;
