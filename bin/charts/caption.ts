import type { Box } from './graph.ts';
import { monoWidthOf, widthOf, wrap } from './measure.ts';

export const line = 16;
export const pad = 12;
const textWidth = 230;
const labelWidth = 190;
const labelSize = 11;
export const sans = (text: string) => widthOf(text, labelSize);
const mono = (text: string) => monoWidthOf(text, labelSize);

type Captioned = Pick<Box, 'name' | 'description' | 'notes'>;

/** The lines of text in a box, under its name. */
export const captionOf = ({ description, notes }: Pick<Captioned, 'description' | 'notes'>) => ({
  description: wrap(description, textWidth, sans),
  notes: notes.flatMap((note) => wrap(note, textWidth, mono)),
});

/** The lines of one of the texts beside an arrow. */
export const labelLines = (label: string) => wrap(label, labelWidth, sans);

export const headHeight = (box: Captioned): number => {
  const { description, notes } = captionOf(box);
  return pad + line * (1 + description.length + notes.length) + (notes.length > 0 ? 6 : 0);
};

export function headWidth(box: Captioned): number {
  const { description, notes } = captionOf(box);
  const widest = Math.max(widthOf(box.name, 13) + 10, ...description.map(sans), ...notes.map(mono));
  return Math.ceil(widest + 2 * pad);
}
