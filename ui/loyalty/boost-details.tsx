import './boost-details.css';
import type { ReactNode } from 'react';
import type { BoostsShown } from '#machines/boosts/index.ts';
import { dateText, dayOfText } from '#services/display/dates.rules.ts';
import { rewardWords } from '#services/loyalty/reward.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { boostTexts as texts, loyaltyTexts } from '#ui/texts/loyalty.texts.ts';
import { BoostButton } from './boost-button.tsx';
import { JoinRewards } from './join-rewards.tsx';
import { productsWords, untilWords } from './boost-words.ts';

type Props = {
  readonly shown: BoostsShown;
  readonly isMember: boolean;
  readonly offerId: string | undefined;
  readonly emailHref: string;
  readonly onBoost: (offerId: string) => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** One offer in full. The dialog has no row of buttons of its own here: it would cover whichever card has the focus. */
export function BoostDetails({ shown, isMember, offerId, emailHref, onBoost, onReload, onClose }: Props): ReactNode {
  const offer = shown.offers?.find((one) => one.offerId === offerId);
  if (!offer)
    return (
      <Dialog
        title={texts.detailsTitle.text}
        size="medium"
        actions={
          <Button look="outline" onClick={onClose} data-needs-script="">
            {texts.close.text}
          </Button>
        }
      >
        {isMember ? <Missing shown={shown} onReload={onReload} /> : <JoinRewards />}
      </Dialog>
    );
  const more = offer.totalProducts - offer.products.length;
  return (
    <Dialog title={offer.name} size="medium">
      <div className="boost-details">
        <p>{offer.text}</p>
        <p className="boost-offer-points">{rewardWords({ type: 'points', value: offer.rewardValue })}</p>
        <p>
          {`${texts.from.text.replace('{date}', () => dateText(dayOfText(offer.startsOn)))}. ${untilWords(offer.endsOn)}.`}
        </p>
        <div className="boost-offer-actions">
          <BoostButton offer={offer} onBoost={onBoost} />
          <a className="boost-offer-more" href={emailHref} data-replace="">
            {texts.emailOneTitle.text}
          </a>
        </div>
        <h3>{texts.terms.text}</h3>
        <p>{offer.terms}</p>
        <h3>{`${texts.forProducts.text} (${productsWords(offer.totalProducts)})`}</h3>
        {offer.products.length > 0 ? (
          <ul className="boost-details-products">
            {offer.products.map((product) => (
              <li key={product.sku}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        ) : null}
        {more > 0 && offer.products.length > 0 ? <p>{texts.moreProducts.text.replace('{n}', String(more))}</p> : null}
      </div>
    </Dialog>
  );
}

/** Not known yet, not to be had, or not there. */
function Missing({ shown: { state, fault }, onReload }: Pick<Props, 'shown' | 'onReload'>) {
  if (state === 'shown') return <p role="status">{texts.gone.text}</p>;
  if (state !== 'failed') return <p role="status">{texts.asking.text}</p>;
  return (
    <div className="boost-details">
      <p role="alert">{`${texts.failed.text} ${fault ? faultWords(fault) : ''}`}</p>
      <Button size="small" onClick={onReload} data-needs-script="">
        {loyaltyTexts.tryAgain.text}
      </Button>
    </div>
  );
}
