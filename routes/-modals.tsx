import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatModals, joinOutlets, parseModals, splitHref, splitOutlets } from '#services/navigation/outlets.rules.ts';
import { modalOf } from './-modal-table.ts';

/** The modals the address asks for, over the page. Only one is open at a time: the last that the table knows. */
export function Modals(): ReactNode {
  const publicHref = useLocation({ select: (location) => location.publicHref });
  const [pathname, rest] = splitHref(publicHref);
  const { path, modals } = splitOutlets(pathname);
  const open = parseModals(modals);
  const last = open.findLast((modal) => modalOf(modal.outlet, modal.path));
  const entry = last && modalOf(last.outlet, last.path);
  if (!last || !entry) return null;
  const closeHref = `${joinOutlets(path, formatModals(open.filter((modal) => modal !== last)))}${rest}`;
  return <entry.Modal key={`${last.outlet}:${last.path}`} parameter={last.path.split('/')[1]} closeHref={closeHref} />;
}
