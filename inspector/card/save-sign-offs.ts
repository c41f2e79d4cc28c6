import type { SaveSignOffs, SignOff } from '#machines/inspector/index.ts';
import { download } from '../exports/download.ts';

type Picker = (options: object) => Promise<{
  createWritable: () => Promise<{ write: (text: string) => Promise<void>; close: () => Promise<void> }>;
}>;

export const fileOf = (signOffs: readonly SignOff[]): string =>
  `${JSON.stringify({ signOffs: signOffs.toSorted((a, b) => a.state.localeCompare(b.state, 'en')) }, null, 2)}\n`;

const picker = (): Picker | undefined => (window as unknown as { showSaveFilePicker?: Picker }).showSaveFilePicker;

/** Whether this browser can write into a file of somebody's choice. */
export const canPickFile = (): boolean => picker() !== undefined;

/** Writes the file where its reader says, or gives it as a download. */
export const saveSignOffs: SaveSignOffs = async ({ signOffs, way }) => {
  const text = fileOf(signOffs);
  const pick = picker();
  if (way === 'download' || !pick) return download('sign-off.json', text, 'application/json');
  const file = await pick.call(window, {
    suggestedName: 'sign-off.json',
    types: [{ description: 'JSON', accept: { 'application/json': ['.json'] } }],
  });
  const writer = await file.createWritable();
  await writer.write(text);
  await writer.close();
};
