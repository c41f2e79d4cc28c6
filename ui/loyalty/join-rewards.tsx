import './points-card.css';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';

/** For whoever has no card: what a card brings, and how to have one. */
export function JoinRewards(): ReactNode {
  return (
    <section className="rewards-card" aria-labelledby="join-rewards">
      <h2 id="join-rewards">
        <Icon name="gold-card" /> {texts.joinTitle.text}
      </h2>
      <p>{texts.joinText.text}</p>
      <p>{texts.joinHave.text}</p>
      <p className="rewards-ways">
        <ButtonLink href={href.page('/account/onecard')}>{texts.joinAdd.text}</ButtonLink>
        <ButtonLink href={href.page('/shop/everyday-rewards-boosts')} look="outline">
          {texts.toBoosted.text}
        </ButtonLink>
      </p>
    </section>
  );
}
