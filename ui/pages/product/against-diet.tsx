import type { ReactNode } from 'react';
import type { ProductDetail } from '#services/catalogue/catalogue.contract.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { dietaryTexts as texts } from '#ui/texts/dietary.texts.ts';

/** Why a product is against how a shopper eats, as its label says. */
export function AgainstDiet({
  conflicts,
}: {
  readonly conflicts: NonNullable<ProductDetail['againstDiet']>;
}): ReactNode {
  if (conflicts.length === 0) return null;
  return (
    <AlertBox type="warning" role="alert" title={texts.against.text}>
      {conflicts.map(({ kind, what }) => texts[kind].text.replace('{what}', () => what.toLowerCase())).join(' ')}
    </AlertBox>
  );
}
