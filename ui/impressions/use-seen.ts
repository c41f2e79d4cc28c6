import type { RefCallback } from 'react';
import { bannerSeen } from '#services/analytics/banner-seen.rules.ts';
import { productSeen, type SeenIn } from '#services/analytics/product-seen.rules.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { useTell } from '#ui/tell/tell.ts';
import { useImpression } from './use-impression.ts';

/** For the `ref` of a product's place in a list: tells once, when it came into view. Without a list nothing is told. */
export function useProductSeen(product: Product, index: number, list: SeenIn | undefined): RefCallback<Element> {
  const tell = useTell();
  return useImpression({
    mode: list ? 'first-only' : 'disabled',
    onSeen: () => {
      if (list) productSeen(product, index, list).forEach(tell);
    },
  });
}

/** For the `ref` of a banner: tells once, when it came into view. */
export function useBannerSeen(banner: Banner, index: number, page: string): RefCallback<Element> {
  const tell = useTell();
  return useImpression({ mode: 'first-only', onSeen: () => bannerSeen(banner, index, page).forEach(tell) });
}
