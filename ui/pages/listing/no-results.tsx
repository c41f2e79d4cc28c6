import { ButtonLink } from '../../button/button.tsx';
import { type ChipFact } from '../../chip/chip.tsx';
import { href } from '../../link/href.ts';

type Props = { search: string | undefined; chips: readonly ChipFact[]; allHref: string };

/** Nothing was found: which filter to drop first, or where else to look. */
export function NoResults({ search, chips, allHref }: Props) {
  const [first] = chips;
  return (
    <div className="listing-none">
      <img
        src="/assets/art/empty-no-results.svg"
        alt=""
        width="200"
        height="160"
        data-fallback="/assets/art/placeholder.svg"
      />
      <h2>{search ? `We found nothing for “${search}”` : 'Nothing here matches'}</h2>
      <p className="lead">
        {first
          ? `Try it without “${first.text}”.`
          : 'Check the spelling, or try a shorter word: “milk” finds more than “blue milk two litres”.'}
      </p>
      {first ? <ButtonLink href={first.removeHref}>{`Remove ${first.text}`}</ButtonLink> : null}
      <ButtonLink look="quiet" href={first ? allHref : href.departments()}>
        {first ? 'Remove all filters' : 'See all departments'}
      </ButtonLink>
    </div>
  );
}
