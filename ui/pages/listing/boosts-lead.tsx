import type { ReactNode } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { pointsOf, rewardWords } from '#services/loyalty/reward.rules.ts';
import { ButtonLink } from '../../button/button.tsx';
import { Icon } from '../../icon/icon.tsx';
import { href } from '../../link/href.ts';
import { listingTexts as texts } from '../../texts/listing.texts.ts';
import { boostTexts, loyaltyTexts } from '../../texts/loyalty.texts.ts';

/** Who looks at the list, and what of their own boosts there is to say. */
export type BoostsOfVisitor = { readonly who: 'guest' | 'shopper' | 'member'; readonly mine?: ReactNode };

type Props = { readonly products: readonly Product[]; readonly path: string; readonly boosts: BoostsOfVisitor };

/** What a boost is, what the best of this list brings, and the way to one's own. */
export function BoostsLead({ products, path, boosts: { who, mine } }: Props) {
  const most = Math.max(
    0,
    ...products.map(({ productTag, boostOffer }) => boostOffer?.rewardValue ?? pointsOf(productTag)),
  );
  return (
    <section className="boosts-lead" aria-labelledby="boosts-lead">
      <Icon name="gift" size="large" />
      <div>
        <h2 id="boosts-lead">{texts.boostsHeading.text}</h2>
        <p>{texts.boostsAbout.text}</p>
        {most > 0 ? (
          <p>
            {`${texts.boostsUpTo.text} `}
            <strong>{rewardWords({ type: 'points', value: most })}</strong>
            {` ${texts.boostsOnOne.text}`}
          </p>
        ) : null}
        {mine}
      </div>
      <p className="boosts-lead-ways">
        {who === 'guest' ? (
          <>
            <ButtonLink size="small" href={href.signIn(path)}>
              {texts.boostsSignIn.text}
            </ButtonLink>
            <ButtonLink size="small" href={href.register()} look="outline">
              {texts.boostsJoin.text}
            </ButtonLink>
          </>
        ) : who === 'shopper' ? (
          <ButtonLink size="small" href={href.page('/account/onecard')}>
            {boostTexts.join.text}
          </ButtonLink>
        ) : (
          <ButtonLink size="small" href={href.page('/everyday-rewards/boosts')}>
            {loyaltyTexts.toBoosts.text}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
