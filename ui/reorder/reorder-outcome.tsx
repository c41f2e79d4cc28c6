import type { ReorderAdding } from '#machines/reorder/index.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { reorderTexts as texts } from '#ui/texts/reorder.texts.ts';
import { againWords } from './reorder-words.ts';

/** What came of it, where it was asked for; those who listen are told by the announcer. */
export function ReorderOutcome({ adding }: { readonly adding: ReorderAdding }) {
  return adding.state === 'added' ? (
    <p className="reorder-outcome">
      {`${againWords(adding)} `}
      <ButtonLink href={href.page('/trolley')} look="outline" size="small">
        {texts.openTrolley.text}
      </ButtonLink>
    </p>
  ) : null;
}
