import type { ReactNode } from 'react';
import type { BoostsShown } from '#machines/boosts/index.ts';
import { boostTexts as texts } from '#ui/texts/loyalty.texts.ts';

/** Which of a member's offers are boosted already; nothing while nobody has said. */
export function OwnBoosts({ shown: { offers } }: { readonly shown: BoostsShown }): ReactNode {
  if (offers === null || offers.length === 0) return null;
  const boosted = offers.filter(({ state }) => state === 'boosted').map(({ name }) => name);
  return (
    <p>
      {boosted.length === 0 ? texts.mineNone.text : texts.mineSome.text.replace('{names}', () => boosted.join(', '))}
    </p>
  );
}
