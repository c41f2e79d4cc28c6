import './diet-line.css';
import type { ReactNode } from 'react';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { profileWords } from '#services/dietary/dietary.rules.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { dietaryTexts as texts } from '#ui/texts/dietary.texts.ts';
import type { ListingLinks } from './listing-links.ts';

type Props = { readonly diet: NonNullable<Listing['diet']>; readonly links: Pick<ListingLinks, 'to'> };

function hiddenWords(hidden: number): string {
  if (hidden === 0) return texts.leftOutNone.text;
  return hidden === 1 ? texts.leftOutOne.text : texts.leftOut.text.replace('{n}', () => String(hidden));
}

/** What a list leaves out for how somebody eats, and the way to see it; or that it shows everything, and the way back. */
export function DietLine({ diet, links }: Props): ReactNode {
  return (
    <p className="diet-line">
      <span>
        {diet.isBound
          ? `${texts.shownFor.text.replace('{profile}', () => profileWords(diet.profile))} ${hiddenWords(diet.hidden)}`
          : texts.everything.text}
      </span>
      {diet.isBound ? (
        diet.hidden > 0 && <A href={links.to({ diet: 'any' })}>{texts.showAll.text}</A>
      ) : (
        <A href={links.to({ diet: undefined })}>{texts.showSuited.text}</A>
      )}
      <A href={href.howYouEat()}>{texts.change.text}</A>
    </p>
  );
}
