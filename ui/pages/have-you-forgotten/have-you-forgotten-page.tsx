import './have-you-forgotten.css';
import type { ForgottenShown } from '#machines/forgotten/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { BuyAction } from '#ui/add-to-trolley/buy-action.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { ProductRow } from '#ui/product-row/product-row.tsx';
import { ProductCardSkeleton } from '#ui/skeleton/skeleton.tsx';
import { haveYouForgottenTexts as texts } from '#ui/texts/have-you-forgotten.texts.ts';

type Props = {
  readonly shown: ForgottenShown;
  readonly checkoutHref: string;
  readonly onReload: () => void;
};

const buy = (product: Product) => <BuyAction product={product} source={sources.forgotten} />;

/** What may have been forgotten on the way to the checkout. The way on stands whatever the store says. */
export function HaveYouForgottenPage({ shown: { state, rows }, checkoutHref, onReload }: Props) {
  const goOn = <ButtonLink href={checkoutHref}>{texts.goOn.text}</ButtonLink>;
  const back = (
    <ButtonLink look="quiet" href={href.page('/trolley')}>
      {texts.back.text}
    </ButtonLink>
  );
  return (
    <main id="main" className="page have-you-forgotten" data-state={state}>
      <h1>{texts.title.text}</h1>
      {state === 'suggesting' || state === 'asking' ? (
        <>
          <p className="lead">{(state === 'asking' ? texts.asking : texts.lead).text}</p>
          {state === 'asking' ? (
            <div className="have-you-forgotten-waiting">
              {['one', 'two', 'three', 'four'].map((place) => (
                <ProductCardSkeleton key={place} />
              ))}
            </div>
          ) : null}
          {rows.map((row, index) => (
            <ProductRow key={row.id} row={row} isEager={index === 0} actionOf={buy} page="haveyouforgotten" />
          ))}
          <div className="have-you-forgotten-bar">
            {back}
            {goOn}
          </div>
        </>
      ) : (
        <EmptyState
          title={<h2>{(state === 'nothing' ? texts.nothing : texts.failed).text}</h2>}
          text={(state === 'nothing' ? texts.nothingText : texts.failedText).text}
        >
          {goOn}
          {state === 'failed' ? (
            <Button look="outline" onClick={onReload}>
              {texts.again.text}
            </Button>
          ) : null}
          {back}
        </EmptyState>
      )}
    </main>
  );
}
