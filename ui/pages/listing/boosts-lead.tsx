import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { pointsOf, rewardWords } from '#services/loyalty/reward.rules.ts';
import { ButtonLink } from '../../button/button.tsx';
import { Icon } from '../../icon/icon.tsx';
import { href } from '../../link/href.ts';
import { listingTexts as texts } from '../../texts/listing.texts.ts';

type Props = { readonly products: readonly Product[]; readonly path: string };

/** What a boost is, what the best of this list brings, and the way to one's own. */
export function BoostsLead({ products, path }: Props) {
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
      </div>
      <p className="boosts-lead-ways">
        <ButtonLink size="small" href={href.signIn(path)}>
          {texts.boostsSignIn.text}
        </ButtonLink>
        <ButtonLink size="small" href={href.register()} look="outline">
          {texts.boostsJoin.text}
        </ButtonLink>
      </p>
    </section>
  );
}
