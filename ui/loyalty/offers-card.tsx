import './points-card.css';
import type { ReactNode } from 'react';
import type { CountShown } from '#machines/loyalty/index.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';
import { counted } from './boost-words.ts';

/** How many boost offers there are, and the way to them; without the count the way stands all the same. */
export function OffersCard({ shown: { state, count } }: { readonly shown: CountShown }): ReactNode {
  return (
    <section className="rewards-card" aria-labelledby="rewards-offers">
      <h2 id="rewards-offers">{texts.offers.text}</h2>
      {count === null ? (
        state === 'failed' ? (
          <p>{texts.offersUncounted.text}</p>
        ) : null
      ) : count.totalOffers === 0 ? (
        <p>{texts.offersNone.text}</p>
      ) : (
        <p>
          <strong>{counted(count.totalOffers, texts.offersCountOne, texts.offersCount)}</strong>
          {count.boostedOffers > 0 ? `, ${texts.offersBoosted.text.replace('{n}', String(count.boostedOffers))}` : null}
        </p>
      )}
      <p className="rewards-ways">
        <ButtonLink href={href.page('/everyday-rewards/boosts')}>{texts.toBoosts.text}</ButtonLink>
        <ButtonLink href={href.page('/shop/everyday-rewards-boosts')} look="outline">
          {texts.toBoosted.text}
        </ButtonLink>
      </p>
    </section>
  );
}
