import { ButtonLink } from '../../button/button.tsx';
import type { ChipFact } from '../../chip/chip.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { href } from '../../link/href.ts';

type Props = { search: string | undefined; chips: readonly ChipFact[]; allHref: string };

const advice = 'Check the spelling, or try a shorter word: “milk” finds more than “blue milk two litres”.';

/** Nothing was found: which filter to drop first, or where else to look. */
export function NoResults({ search, chips, allHref }: Props) {
  const [first] = chips;
  return (
    <EmptyState
      picture="/assets/art/empty-no-results.svg"
      title={<h2>{search ? `We found nothing for “${search}”` : 'Nothing here matches'}</h2>}
      text={first ? `Try it without “${first.text}”.` : advice}
    >
      {first ? <ButtonLink href={first.removeHref}>{`Remove ${first.text}`}</ButtonLink> : null}
      <ButtonLink look="outline" href={first ? allHref : href.departments()}>
        {first ? 'Remove all filters' : 'See all departments'}
      </ButtonLink>
    </EmptyState>
  );
}
