import type { ReactNode } from 'react';
import type { BoostsShown, OfferShown } from '#machines/boosts/index.ts';
import { type OfferState, offerStates } from '#services/loyalty/loyalty.words.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { boostModal } from '#ui/loyalty/boost-offer.tsx';
import { counted } from '#ui/loyalty/boost-words.ts';
import { boostTexts as texts } from '#ui/texts/loyalty.texts.ts';

type Props = {
  readonly shown: BoostsShown;
  readonly offers: readonly OfferShown[];
  readonly show: OfferState | 'all';
  readonly here: string;
  readonly onBoost: (offerId: string | null) => void;
};

const boostsHref = (show: OfferState | 'all'): string =>
  href.listing('/everyday-rewards/boosts', { show: show === 'all' ? undefined : show });

/** All at once, only those of one state, and a letter with them. */
export function BoostsTools({ shown: { canBoostAll }, offers, show, here, onBoost }: Props): ReactNode {
  const left = offers.filter(({ state }) => state === 'available').length;
  const countOf = (one: OfferState | 'all') =>
    one === 'all' ? offers.length : offers.filter(({ state }) => state === one).length;
  return (
    <div className="boosts-tools">
      <div className="boosts-acts">
        <Button
          aria-disabled={!canBoostAll || undefined}
          onClick={() => (canBoostAll ? onBoost(null) : undefined)}
          data-needs-script=""
        >
          <Icon name="rewards-boosts" size="small" />
          {left === 0 ? texts.allBoosted.text : counted(left, texts.boostAllOne, texts.boostAll)}
        </Button>
        <A
          className="button"
          data-look="outline"
          data-size="medium"
          href={boostModal(here, 'receive-boost-offer-email')}
        >
          <Icon name="mail" size="small" />
          {texts.email.text}
        </A>
      </div>
      <nav aria-label={texts.show.text}>
        <ul className="boosts-states">
          {(['all', ...offerStates] as const).map((one) => (
            <li key={one}>
              <A href={boostsHref(one)} aria-current={one === show ? 'page' : undefined}>
                {`${texts[one].text} (${countOf(one)})`}
              </A>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
