import './facets.css';
import { wholeNumber } from '#services/display/money.rules.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';

export type FacetChoice = {
  readonly name: string;
  readonly count: number;
  readonly isSelected: boolean;
  readonly href: string;
};
type Props = { heading: string; choices: readonly FacetChoice[]; isOpen?: boolean };

/** One question a list can be narrowed by. A choice that leaves nothing is shown with its zero and cannot be pressed. */
export function FacetGroup({ heading, choices, isOpen = true }: Props) {
  return (
    <Disclosure heading={heading} isOpen={isOpen}>
      <ul className="facet-list" aria-label={heading}>
        {choices.map((choice) => (
          <li key={choice.href}>
            <Choice {...choice} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Choice({ name, count, isSelected, href }: FacetChoice) {
  const inside = (
    <>
      <span className="facet-box">
        <Icon name="check" size="very-small" />
      </span>
      <span className="facet-name">{name}</span>
      <span className="facet-count">
        {wholeNumber(count)}
        <span className="visually-hidden"> products</span>
      </span>
    </>
  );
  if (count === 0 && !isSelected)
    return (
      <span className="facet" aria-disabled="true">
        {inside}
      </span>
    );
  return (
    <A className="facet" href={href} rel="nofollow" aria-current={isSelected ? 'true' : undefined}>
      {inside}
    </A>
  );
}
