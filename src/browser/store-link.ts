import type { fulfilmentMachine } from '#machines/fulfilment/index.ts';
import { chartOf, fulfilmentOf, isShopper, modalsOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { storeLinkOf, withoutStoreLink } from '#services/fulfilment/store-link.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import type { RouterContext } from '#routes/-context.ts';
import { followShelf } from '#routes/-shelf-switch.ts';
import { storeLinkTexts as texts } from '#ui/texts/store-link.texts.ts';
import type { ShopRouter } from '../router.tsx';

type Edge = {
  readonly page: Pick<Window, 'location'>;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly openLate: RouterContext['openLate'];
};

const id = 'store-link';

/** The address that the shop was entered by names a store: it is chosen once, and the wish leaves the address. */
export async function followStoreLink({ page, router, shop, openLate }: Edge): Promise<void> {
  const storeId = storeLinkOf(page.location.search);
  const rest = withoutStoreLink(router.state.location.publicHref);
  await router.navigate({ ...fromPublicHref(rest), replace: true } as never);
  const now = sessionOf(shop).getSnapshot();
  const terms = fulfilmentOf(now);
  if (storeId === null || now.context.shopper.isChangingOrder) return;
  if (terms?.method === 'Pickup' && terms.pickupAddressId === storeId) return;

  const say = (text: string) => shop.send({ type: 'toast.show', toast: { id, text } });
  const choose = async () => {
    await openLate('fulfilment');
    followShelf(shop, router);
    const chart = chartOf<typeof fulfilmentMachine>(shop, 'fulfilment');
    const isOurs = (wish: { readonly type: string; readonly addressId?: number }) =>
      wish.type === 'pickup.choose' && wish.addressId === storeId;
    const ears = [
      chart?.on('change.done', ({ wish, after }) => {
        if (isOurs(wish)) say(texts.done.text.replace('{store}', () => after?.storeName ?? ''));
        stop();
      }),
      chart?.on('change.failed', ({ wish }) => {
        if (isOurs(wish)) say(texts.failed.text);
        stop();
      }),
    ];
    const stop = () => ears.forEach((ear) => ear?.unsubscribe());
    chart?.send({ type: 'pickup.choose', addressId: storeId, pickupType: null });
  };
  const lost = () => say(texts.failed.text);
  if (!isShopper(now) || terms?.slotId == null) return choose().catch(lost);

  const ear = modalsOf(shop).on('modal.ended', (ended) => {
    if (ended.id !== id) return;
    ear.unsubscribe();
    if (ended.end === 'action') void choose().catch(lost);
  });
  shop.send({
    type: 'modal.open',
    modal: {
      id,
      type: 'updateFulfilmentLocation',
      data: {
        icon: 'store',
        title: texts.title.text,
        description: texts.text.text,
        buttonText: texts.switch.text,
        hasCancelButton: true,
        cancelButtonText: texts.keep.text,
        modalSize: 'medium',
      },
      isDismissible: true,
      hasBack: false,
      outlivesPage: false,
    },
  });
}
