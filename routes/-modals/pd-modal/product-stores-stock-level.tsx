import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { StockAtStores } from '#ui/stock-at-stores/stock-at-stores.tsx';
import { stockAtStoresTexts as texts } from '#ui/texts/stock-at-stores.texts.ts';
import type { ModalProps } from '../../-modal-chunks.ts';
import { useProductOnPage } from '../../-product-route.tsx';

const isCode = (text: string | undefined): text is string => text !== undefined && /^\d{6}$/.test(text);

/** Of the product that the page shows, or of the one that the modal's own address names. */
export default function StoresStockLevelModal({ parameter }: ModalProps): ReactNode {
  const { shop, services } = useRouteContext({ from: '__root__' });
  const page = useProductOnPage();
  const chosen = useSelector(sessionOf(shop), fulfilmentOf)?.fulfilmentStoreId ?? null;
  const sku = isCode(parameter) ? parameter : page.sku;
  return (
    <Dialog title={texts.title.text} size="medium">
      {sku === null ? (
        <p>{texts.noProduct.text}</p>
      ) : (
        <StockAtStores
          key={sku}
          sku={sku}
          chosenStoreId={chosen}
          stores={sku === page.sku ? page.stores : null}
          ask={services.catalogue.stockLevels}
        />
      )}
    </Dialog>
  );
}
