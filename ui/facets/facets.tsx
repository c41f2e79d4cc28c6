import './facets.css';
import { wholeNumber } from '#services/display/money.rules.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { listingTexts as texts } from '../texts/listing.texts.ts';

export type FacetChoice = {
  readonly name: string;
  readonly count: number;
  readonly isSelected: boolean;
  readonly href: string;
};
type Props = { heading: string; choices: readonly FacetChoice[]; isOpen?: boolean };

const longest = 10;
const atFirst = 8;

/** One question a list can be narrowed by. Of a long list the first choices and the ones in use show at once. */
export function FacetGroup({ heading, choices, isOpen = true }: Props) {
  const isLong = choices.length > longest;
  const shown = isLong ? choices.filter(({ isSelected }, index) => isSelected || index < atFirst) : choices;
  const rest = isLong ? choices.filter(({ isSelected }, index) => !isSelected && index >= atFirst) : [];
  return (
    <Disclosure heading={heading} isOpen={isOpen}>
      <ChoiceList heading={heading} choices={shown} />
      {rest.length > 0 ? (
        <details className="facet-more">
          <summary>{`${rest.length} ${texts.more.text}`}</summary>
          <ChoiceList heading={`${heading}, ${texts.more.text}`} choices={rest} />
        </details>
      ) : null}
    </Disclosure>
  );
}

function ChoiceList({ heading, choices }: { heading: string; choices: readonly FacetChoice[] }) {
  return (
    <ul className="facet-list" aria-label={heading}>
      {choices.map((choice) => (
        <li key={choice.name}>
          <Choice {...choice} />
        </li>
      ))}
    </ul>
  );
}

/** A choice that leaves nothing is shown with its zero and cannot be pressed. */
function Choice({ name, count, isSelected, href }: FacetChoice) {
  const inside = (
    <>
      <span className="facet-box">{isSelected ? <Icon name="check" size="very-small" /> : null}</span>
      <span className="facet-name">{`${name} `}</span>
      <span className="facet-count">
        {`${wholeNumber(count)} `}
        <span className="visually-hidden">{texts.products.text}</span>
      </span>
    </>
  );
  if (count === 0 && !isSelected)
    return (
      <span className="facet" data-state="empty">
        {inside}
      </span>
    );
  return (
    <A className="facet" href={href} rel="nofollow" aria-current={isSelected ? 'true' : undefined}>
      {inside}
    </A>
  );
}
