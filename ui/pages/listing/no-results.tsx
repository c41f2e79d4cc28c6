import { ButtonLink } from '../../button/button.tsx';
import type { ChipFact } from '../../chip/chip.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { href } from '../../link/href.ts';
import { listingTexts as texts } from '../../texts/listing.texts.ts';

type Props = {
  readonly search: string | undefined;
  readonly chips: readonly ChipFact[];
  readonly allHref: string;
};

/** Nothing was found: which filter to drop first, or where else to look. */
export function NoResults({ search, chips: [first], allHref }: Props) {
  return (
    <EmptyState
      picture="/assets/art/empty-no-results.svg"
      title={<h2>{search ? `${texts.foundNothing.text} “${search}”` : texts.nothingMatches.text}</h2>}
      text={first ? `${texts.tryWithout.text} “${first.text}”.` : texts.checkSpelling.text}
    >
      {first ? <ButtonLink href={first.removeHref}>{`${texts.remove.text} ${first.text}`}</ButtonLink> : null}
      <ButtonLink look="outline" href={first ? allHref : href.departments()}>
        {(first ? texts.removeAll : texts.seeDepartments).text}
      </ButtonLink>
    </EmptyState>
  );
}
