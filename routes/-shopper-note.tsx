import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import type { shopperNotesMachine } from '#machines/shopper-notes/index.ts';

const Note = lazy(() =>
  import('#ui/shopper-note/shopper-note.tsx').then((module) => ({ default: module.ShopperNote })),
);

/** A shopper's note on a product, whose code comes once the page is live. */
export function NoteOnProduct({ sku }: { readonly sku: string }): ReactNode {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const isOpen = useSelector(shop, ({ children }) => 'shopperNotes' in children);
  useEffect(() => {
    const show = () => chartOf<typeof shopperNotesMachine>(shop, 'shopperNotes')?.send({ type: 'note.show', sku });
    void openLate('shopperNotes').then(show, () => undefined);
  }, [shop, openLate, sku]);
  const notes = isOpen ? chartOf<typeof shopperNotesMachine>(shop, 'shopperNotes') : undefined;
  return notes ? (
    <Suspense>
      <Note notes={notes} sku={sku} />
    </Suspense>
  ) : null;
}
