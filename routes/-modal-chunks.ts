import { createElement, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import type { AddressedModal } from '#machines/shop/index.ts';
import { openModals, type OpenModal } from '#services/navigation/outlets.rules.ts';
import type { Modal } from './-late-modals.ts';
import { modalTable } from './-modal-table.ts';

export type { ModalProps } from './-late-modals.ts';

type Chunk = { readonly shown: () => Modal | LazyExoticComponent<Modal>; readonly bring: () => Promise<void> };

/** What is here already is drawn at once; React would put off what only a promise has. */
function chunkOf(load: () => Promise<{ default: Modal }>): Chunk {
  const coming = lazy(load);
  let here: Modal | undefined;
  return {
    shown: () => here ?? coming,
    bring: async () => {
      here ??= (await load()).default;
    },
  };
}

const fileOf = ({ outlet, path }: OpenModal) => `./-modals/${outlet}/${path.split('/', 1)[0] ?? ''}.tsx`;

async function fromList(file: string): Promise<{ default: Modal }> {
  const load = (await import('./-late-modals.ts')).lateModals[file];
  if (!load) throw new Error(`No modal is built as ${file}.`);
  return load();
}
const built: ReadonlyMap<string, Chunk> = new Map(
  modalTable.map(fileOf).map((file) => [file, chunkOf(() => fromList(file))]),
);

/** Whether an address that names it opens something. */
export const isKnownModal = (modal: OpenModal): boolean => built.has(fileOf(modal));
/** What that address opens: its code comes when it is first shown. */
export function addressedElement(modal: OpenModal): ReactNode {
  const chunk = built.get(fileOf(modal));
  return (
    chunk && createElement(chunk.shown(), { key: `${modal.outlet}:${modal.path}`, parameter: modal.path.split('/')[1] })
  );
}

/** Brings that code before a page is written, so that the first of them has its modal in sight without any script. */
export async function modalBrought(publicHref: string): Promise<void> {
  for (const modal of openModals(publicHref)) await built.get(fileOf(modal))?.bring();
}

/** Says which chunk the page will show, so that its styles stand in the first document. */
export function needModalOf(publicHref: string, needs: (part: string) => void): void {
  for (const modal of openModals(publicHref).filter(isKnownModal)) {
    needs('routes/-late-modals.ts');
    needs(fileOf(modal).replace('./', 'routes/'));
  }
}

/** The modal that a public address opens, as the chart is told of it. */
export function modalAt(publicHref: string): AddressedModal | null {
  const [first] = openModals(publicHref).filter(isKnownModal);
  return first ? { ...first, isDismissible: true } : null;
}
