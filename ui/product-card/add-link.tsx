import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { productTexts as texts } from '#ui/texts/product.texts.ts';
import { signInTexts } from '#ui/texts/sign-in.texts.ts';
import { limitsOf } from '#services/trolley/amounts.rules.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { leavesFocus } from '#ui/add-to-trolley/hand-focus.ts';
import { canBeAdded, stockNote } from './card-words.ts';

type Props = {
  readonly product: Product;
  readonly source: string;
  /** Of what is sold by weight: one piece of it rather than the least weight. */
  readonly isByPiece?: boolean;
};

/**
 * The way to sign in and come back to this product. A page that is live knows by what the link says of itself what is
 * wanted, and for a shopper does it. For what cannot be had, the way to the like of it; for what is not delivered to them,
 * that it is not, which the link of the card says too and the page of the product says in full.
 */
export function AddLink({ product, source, isByPiece = false }: Props) {
  const { name } = product;
  if (product.keptOut)
    return source === sources.page ? null : (
      <p className="product-card-kept-out" aria-hidden>
        {stockNote(product)}
      </p>
    );
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
  const isBothWays = source === sources.card && product.pieceGrams !== undefined;
  return (
    <>
      <Way product={product} source={source} isByPiece={isByPiece} />
      {isBothWays ? <Way product={product} source={source} isByPiece isOther /> : null}
    </>
  );
}

/** One way of adding it; on a card the other one, by the piece, stands below the weight. */
function Way({ product, source, isByPiece, isOther = false }: Required<Props> & { readonly isOther?: boolean }) {
  const { sku, slug, name, size, unit, restriction } = product;
  return (
    <ButtonLink
      className={`button product-card-action ${isOther ? 'product-card-piece' : 'product-card-add'}`}
      {...(isOther ? { look: 'quiet' as const } : {})}
      href={href.signIn(href.product(sku, slug))}
      data-gate="addToTrolley"
      data-sku={sku}
      data-amount={limitsOf(product, isByPiece ? 'Each' : unit).min}
      data-unit={isByPiece ? 'Each' : unit}
      data-by-piece={isByPiece ? '' : undefined}
      data-restriction={restriction === 'None' ? undefined : restriction}
      data-source={source}
      data-name={name}
      ref={leavesFocus}
      title={signInTexts.addToTrolley.text}
      aria-label={isOther ? `${texts.byPiece.text}, ${name}` : `${texts.add.text} ${name} ${size}`}
    >
      {isOther ? texts.byPiece.text : texts.add.text}
    </ButtonLink>
  );
}
