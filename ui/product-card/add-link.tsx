import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { productTexts as texts } from '#ui/texts/product.texts.ts';
import { signInTexts } from '#ui/texts/sign-in.texts.ts';
import { canBeAdded } from './card-words.ts';

/** For a visitor: the way to sign in and come back to this product; for what cannot be had, the way to the like of it. */
export function AddLink({ product }: { product: Product }) {
  const { sku, slug, name, size } = product;
  if (!canBeAdded(product))
    return (
      <ButtonLink className="button product-card-action" look="outline" href={href.search(product.variety ?? name)}>
        {`${texts.seeSimilar.text} `}
        <span className="visually-hidden">{`to ${name}`}</span>
      </ButtonLink>
    );
  return (
    <ButtonLink
      className="button product-card-action"
      href={href.signIn(href.product(sku, slug))}
      title={signInTexts.addToTrolley.text}
    >
      <Icon name="plus" size="very-small" />
      {`${texts.add.text} `}
      <span className="visually-hidden">{`${name} ${size}`}</span>
    </ButtonLink>
  );
}
