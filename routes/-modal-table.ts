import type { OutletName } from '#services/navigation/outlets.rules.ts';

/** A modal that an address can name: its outlet, its path, and the issue that brings its capability. */
export type ModalRow = { readonly outlet: OutletName; readonly path: string; readonly issue: number };

const rows = (outlet: OutletName, issue: number, ...paths: readonly string[]): readonly ModalRow[] =>
  paths.map((path) => ({ outlet, path, issue }));

/**
 * Every modal path of the specification. One that is built is the default export of `-modals/<outlet>/<path>.tsx`, a
 * chunk of its own; the others answer like a pair that nobody knows, and their outlet closes.
 */
export const modalTable: readonly ModalRow[] = [
  ...rows('delivery-modal', 2, 'delivery-fees'),
  ...rows(
    'delivery-modal',
    5,
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
    5,
    'change-flexible-slot',
    'express-delivery-fees',
    'flexible-delivery-fees',
    'change-express-pickup-store',
    'express-item-limit',
  ),
  ...rows(
    'vt-modal',
    6,
    'empty-trolley',
    'clear-trolley',
    'save-as-list',
    'packaging-information',
    'purchase-by-quantity-message',
    'changed-price-modal',
    'changed-price-tutorial',
  ),
  ...rows('pd-modal', 3, 'product-stores-stock-level'),
  ...rows('account-modal', 4, 'register-onecard'),
  ...rows('account-modal', 9, 'change-contact-details', 'change-packingslip-preference'),
  ...rows(
    'account-modal',
    8,
    'change-order',
    'change-order-cancel',
    'cancel-change-order',
    'change-order-onboarding',
    'cancel-order',
    'cancel-complete',
  ),
  ...rows('modal', 9, 'cancel-subscription', 'choose-plan', 'delivery-saver-popup'),
  ...rows(
    'payment-modal',
    9,
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
  ...rows('offer-modal', 3, 'price-policy', 'dual-offer'),
  ...rows('offer-modal', 9, 'receive-boost-offer-email', 'boost-details'),
];
