import { modalsOf, type ShopActor } from '#machines/shop/index.ts';
import type { AddToTrolley } from '#services/gate/gate.words.ts';
import { ageMessage } from '#ui/modal-messages/age-words.ts';
import { servicesOf } from '../services-of.ts';

const id = 'age';

/** Asks once in this browser whether somebody is old enough for alcohol; without a yes nothing happens. */
export function createAgeQuestion(shop: ShopActor) {
  const { storage } = servicesOf(shop.system);
  let whenYes: (() => void) | null = null;
  modalsOf(shop).on('modal.ended', (ended) => {
    if (ended.id !== id) return;
    const goOn = whenYes;
    whenYes = null;
    if (ended.end !== 'action') return;
    storage.write('ageRestrictedProductAcknowledged', true);
    goOn?.();
  });
  return {
    isDue: ({ restriction }: AddToTrolley): boolean =>
      restriction === 'Alcohol' && storage.read('ageRestrictedProductAcknowledged') !== true,
    ask: (goOn: () => void): void => {
      shop.send({
        type: 'modal.open',
        modal: { id, type: 'genericModal', data: ageMessage, isDismissible: true, hasBack: false, outlivesPage: false },
      });
      whenYes = goOn;
    },
  };
}
