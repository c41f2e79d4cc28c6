import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import type { AddressedModal } from '#machines/shop/index.ts';
import { openModals, type OpenModal } from '#services/navigation/outlets.rules.ts';

export type ModalProps = {
  /** What follows the name in the address: /(pd-modal:stock/123456) gives "123456". */
  readonly parameter: string | undefined;
};
type Modal = ComponentType<ModalProps>;

const chunks = import.meta.glob<{ default: Modal }>('./-modals/*/*.tsx');
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
const built: ReadonlyMap<string, Chunk> = new Map(Object.entries(chunks).map(([file, load]) => [file, chunkOf(load)]));

const fileOf = ({ outlet, path }: OpenModal) => `./-modals/${outlet}/${path.split('/', 1)[0] ?? ''}.tsx`;

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
  for (const modal of openModals(publicHref)) if (isKnownModal(modal)) needs(fileOf(modal).replace('./', 'routes/'));
}

/** The modal that a public address opens, as the chart is told of it. */
export function modalAt(publicHref: string): AddressedModal | null {
  const [first] = openModals(publicHref).filter(isKnownModal);
  return first ? { ...first, isDismissible: true } : null;
}
