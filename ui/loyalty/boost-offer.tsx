import './boost-offer.css';
import type { ReactNode } from 'react';
import type { OfferShown } from '#machines/boosts/index.ts';
import { rewardWords } from '#services/loyalty/reward.rules.ts';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { boostTexts as texts } from '#ui/texts/loyalty.texts.ts';
import { BoostButton } from './boost-button.tsx';
import { productsWords, untilWords } from './boost-words.ts';

type Props = {
  readonly offer: OfferShown;
  /** The page that the offer's details open over; without it there is no way to them. */
  readonly here: string | null;
  readonly isEager?: boolean;
  readonly onBoost: (offerId: string) => void;
};

export const boostModal = (here: string, path: string, offerId?: string): string =>
  href.modalOver(here, { outlet: 'offer-modal', path: offerId === undefined ? path : `${path}/${offerId}` });

/** One offer: what it is for, its points, how long it stands, and boosting it. */
export function BoostOfferCard({ offer, here, isEager = false, onBoost }: Props): ReactNode {
  const { offerId, name, text, rewardValue, state, endsOn, products, totalProducts } = offer;
  const [first] = products;
  return (
    <li className="boost-offer" data-state={state}>
      {first ? (
        <PictureGround department={first.department}>
          <Image src={first.images.big} alt="" width={120} height={120} isEager={isEager} />
        </PictureGround>
      ) : null}
      <div className="boost-offer-words">
        <h2>{name}</h2>
        <p>{text}</p>
        <p className="boost-offer-points">{rewardWords({ type: 'points', value: rewardValue })}</p>
        <p className="boost-offer-note">{`${untilWords(endsOn)} · ${productsWords(totalProducts)}`}</p>
        <div className="boost-offer-actions">
          <BoostButton offer={offer} onBoost={onBoost} />
          {here === null ? null : (
            <A className="boost-offer-more" href={boostModal(here, 'boost-details', offerId)}>
              {texts.details.text}
              <span className="visually-hidden">{`: ${name}`}</span>
            </A>
          )}
        </div>
      </div>
    </li>
  );
}
