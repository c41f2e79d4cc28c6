import type { ReactNode } from 'react';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { toastMachine } from '#machines/toast/index.ts';
import { ToastList } from '#ui/toast/toasts.tsx';

/** Words on what has just happened, over every page. */
export function ShopToasts({ shop }: { shop: ShopActor }): ReactNode {
  const toast = chartOf<typeof toastMachine>(shop, 'toast');
  return toast ? <ToastList toast={toast} /> : null;
}
