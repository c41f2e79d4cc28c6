import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router';
import { modalsOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { href } from '#ui/link/href.ts';

/** From inside a modal that an address names: closing it, the page below it, and another modal in its place. */
export function useModalWays() {
  const { shop } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const over = (path: string) => href.modalOver(here, { outlet: 'delivery-modal', path });
  return {
    here,
    over,
    close: () => modalsOf(shop).send({ type: 'modal.close' }),
    turnTo: (path: string) => void navigate({ ...fromPublicHref(over(path)), replace: true } as never),
  };
}
