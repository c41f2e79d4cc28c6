import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { productTexts as texts } from '#ui/texts/product.texts.ts';
import { signInTexts } from '#ui/texts/sign-in.texts.ts';
import { canBeAdded } from './card-words.ts';

/** For a visitor: the way to sign in and come back to this product; for what cannot be had, the way to the like of it. */
export function AddLink({ product }: { product: Product }) {
  const { sku, slug, name, size } = product;
  if (!canBeAdded(product))
    return (
      <ButtonLink
        className="button product-card-action"
        look="outline"
        href={href.search(product.variety ?? name)}
        aria-label={`${texts.seeSimilar.text} to ${name}`}
      >
        {texts.seeSimilar.text}
      </ButtonLink>
    );
  return (
    <ButtonLink
      className="button product-card-action product-card-add"
      href={href.signIn(href.product(sku, slug))}
      title={signInTexts.addToTrolley.text}
      aria-label={`${texts.add.text} ${name} ${size}`}
    >
      {texts.add.text}
    </ButtonLink>
  );
}
