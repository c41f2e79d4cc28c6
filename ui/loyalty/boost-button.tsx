import type { ReactNode } from 'react';
import type { OfferShown } from '#machines/boosts/index.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { boostTexts as texts } from '#ui/texts/loyalty.texts.ts';

type Props = { readonly offer: OfferShown; readonly onBoost: (offerId: string) => void };

/** Boosts one offer. It stays where it is once it was pressed, so that whoever pressed it keeps their place. */
export function BoostButton({ offer: { offerId, name, state, isRefused }, onBoost }: Props): ReactNode {
  if (state === 'used') return <p className="boost-used">{texts.usedWords.text}</p>;
  const isBoosted = state === 'boosted';
  return (
    <>
      <Button
        className="button boost-button"
        look={isBoosted ? 'outline' : 'primary'}
        data-state={state}
        aria-disabled={isBoosted || undefined}
        aria-label={(isBoosted ? texts.boostedOf : texts.boostOf).text.replace('{name}', () => name)}
        onClick={() => (isBoosted ? undefined : onBoost(offerId))}
        data-needs-script=""
      >
        <Icon name={isBoosted ? 'check' : 'rewards-boosts'} size="small" />
        {(isBoosted ? texts.boosted : texts.boost).text}
      </Button>
      {isRefused ? <p className="boost-refused">{texts.refused.text}</p> : null}
    </>
  );
}
