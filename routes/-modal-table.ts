import type { OutletName } from '#services/navigation/outlets.rules.ts';

/** A modal that an address can name. */
export type ModalRow = { readonly outlet: OutletName; readonly path: string };

const rows = (outlet: OutletName, ...paths: readonly string[]): readonly ModalRow[] =>
  paths.map((path) => ({ outlet, path }));

/** Every modal path of the specification: each is the default export of `-modals/<outlet>/<path>.tsx`, a chunk of its own. */
export const modalTable: readonly ModalRow[] = [
  ...rows('delivery-modal', 'delivery-fees'),
  ...rows(
    'delivery-modal',
    'change-delivery-address',
    'change-pick-up-store',
    'add-delivery-address',
    'switched-to-pickup',
    'pickup-information',
    'pickup-point-information',
    'change-storefront-pickup-store',
    'direct-to-boot',
    'direct-to-boot-grouped',
  ),
  ...rows(
    'express-modal',
    'change-flexible-slot',
    'express-delivery-fees',
    'flexible-delivery-fees',
    'change-express-pickup-store',
    'express-item-limit',
  ),
  ...rows(
    'vt-modal',
    'empty-trolley',
    'clear-trolley',
    'save-as-list',
    'packaging-information',
    'purchase-by-quantity-message',
    'changed-price-modal',
    'changed-price-tutorial',
  ),
  ...rows('pd-modal', 'product-stores-stock-level'),
  ...rows('account-modal', 'register-onecard'),
  ...rows('account-modal', 'change-contact-details', 'change-packingslip-preference'),
  ...rows(
    'account-modal',
    'change-order',
    'change-order-cancel',
    'cancel-change-order',
    'change-order-onboarding',
    'cancel-order',
    'cancel-complete',
  ),
  ...rows('modal', 'cancel-subscription', 'choose-plan', 'delivery-saver-popup'),
  ...rows(
    'payment-modal',
    'change-payment',
    'subscription-address-checker',
    'subscription-eligibility',
    'subscription-eligibility-v2',
    'change-payment-instrument',
    'change-payment-instrument-v2',
    'credit-card-delete',
    'credit-card-delete-v2',
    'subscription-address-checker-v2',
  ),
  ...rows('offer-modal', 'price-policy', 'dual-offer'),
  ...rows('offer-modal', 'receive-boost-offer-email', 'boost-details'),
];
