import './shopper-note.css';
import type { ReactNode } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { shopperNoteTexts as texts } from '#ui/texts/shopper-note.texts.ts';

/** For a visitor: the way to write a note, which goes on after sign-in. */
export function NoteLink({ product: { sku, slug, name } }: { readonly product: Product }): ReactNode {
  return (
    <div className="shopper-note" data-state="visitor">
      <p className="product-page-note">{texts.invitation.text}</p>
      <ButtonLink
        look="outline"
        size="small"
        href={href.signIn(href.product(sku, slug))}
        data-gate="addShopperNote"
        data-sku={sku}
        data-name={name}
      >
        {texts.add.text}
      </ButtonLink>
    </div>
  );
}
