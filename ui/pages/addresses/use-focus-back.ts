import { type RefObject, useEffect, useRef } from 'react';
import type { AddressesShown } from '#machines/addresses/index.ts';

type Shown = Pick<AddressesShown, 'edit' | 'about' | 'done'>;

/**
 * Where the focus goes as the form and the question come and go: into the form, on what was done, or back to the button
 * that opened it.
 */
export function useFocusBack(
  page: RefObject<HTMLElement | null>,
  { edit, about, done }: Shown,
  isChosen: boolean,
): void {
  const was = useRef<{ readonly edit: AddressesShown['edit']; readonly id: number | null }>({
    edit: 'closed',
    id: null,
  });
  useEffect(() => {
    const before = was.current;
    was.current = { edit, id: about?.id ?? null };
    if (before.edit === edit) return;
    const find = (what: string) => page.current?.querySelector<HTMLElement>(what);
    if (edit === 'form') find('.address-form input:not([type="hidden"])')?.focus();
    else if (edit === 'closed') {
      const opener =
        before.id === null ? '[data-adds]' : `[data-${before.edit === 'form' ? 'edits' : 'removes'}="${before.id}"]`;
      (done ? find('[data-said]') : find(opener))?.focus();
    }
  }, [page, edit, about, done]);
  // The button that chose an address is gone once it is chosen.
  useEffect(() => {
    if (isChosen) page.current?.querySelector<HTMLElement>('[data-chosen-note]')?.focus();
  }, [page, isChosen]);
}
