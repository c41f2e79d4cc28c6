import { useContext, useState } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { limitsOf, type Unit } from '#services/trolley/amounts.rules.ts';
import { inUnit } from '#services/trolley/pieces.rules.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { BuyAction } from '#ui/add-to-trolley/buy-action.tsx';
import { TrolleyContext, useTrolleyLine } from '#ui/add-to-trolley/trolley-context.ts';
import { LineUnit } from './line-unit.tsx';

/** The way to add what is weighed and comes in pieces: by either, before and after it is in the trolley. */
export function BuyByPiece({ product, pieceGrams }: { readonly product: Product; readonly pieceGrams: number }) {
  const page = useContext(TrolleyContext);
  const line = useTrolleyLine(product.sku);
  const [chosen, choose] = useState<Unit>('Kg');
  const { sku, name, price } = product;
  const isThere = line !== null && line.amount > 0;
  const unit = (isThere ? line.unit : null) ?? chosen;
  const amount = isThere ? line.amount : limitsOf(product, unit).min;
  const change = (to: Unit) => {
    choose(to);
    if (isThere)
      page?.trolley.send({
        type: 'line.set',
        ...{
          sku,
          name,
          amount: inUnit({ amount, unit, pieceGrams }, to, limitsOf(product, to)),
          unit: to,
          source: sources.page,
        },
      });
  };
  return (
    <>
      <BuyAction product={product} source={sources.page} isByPiece={unit === 'Each'} />
      <LineUnit item={{ sku, name, amount, unit, priceCents: price.salePriceCents, pieceGrams }} onUnit={change} />
    </>
  );
}
