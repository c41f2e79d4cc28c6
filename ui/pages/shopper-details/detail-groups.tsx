import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { CivilDay } from '#services/display/dates.rules.ts';
import { type DetailField, type DetailsTyped, detailProblem } from '#services/shopper/details.rules.ts';
import { FormField } from '#ui/field/form-field.tsx';
import type { Problems } from '#ui/form/problems.ts';
import { A } from '#ui/link/link.tsx';
import { shopperDetailsTexts as texts } from '#ui/texts/shopper-details.texts.ts';
import { Group, labels } from './group.tsx';
import { WhereGroup } from './where-group.tsx';

type Props = {
  /** What the fields begin with. */
  readonly typed: DetailsTyped;
  readonly problems: Problems;
  readonly today: () => CivilDay;
  readonly findSuburbs: FindPlaces;
  readonly findAddresses: (suburbId: number | null) => FindPlaces;
  readonly isCardWaiting: boolean;
  readonly termsHref: string;
  readonly privacyHref: string;
};

/** What the form asks for, in its groups. */
export function DetailGroups(props: Props) {
  const { typed, problems, today, findSuburbs, findAddresses, isCardWaiting, termsHref, privacyHref } = props;
  const fieldOf = (name: DetailField & keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: typed[name] ?? '',
    refusal: problems[name] ?? null,
    judge: (value: string) => detailProblem(name, value, {}, today()),
  });
  return (
    <>
      <Group title={texts.you.text}>
        <div className="shopper-details-pair">
          <FormField {...fieldOf('firstName')} autoComplete="given-name" maxLength={500} required />
          <FormField {...fieldOf('lastName')} autoComplete="family-name" maxLength={500} required />
        </div>
        <div className="shopper-details-short">
          <FormField
            {...fieldOf('birthDate')}
            hint={texts.birthHint.text}
            inputMode="numeric"
            autoComplete="bday"
            maxLength={40}
            required
          />
        </div>
      </Group>
      <Group title={texts.contact.text}>
        <div className="shopper-details-short">
          <FormField
            {...fieldOf('phone')}
            hint={texts.phoneHint.text}
            type="tel"
            autoComplete="tel"
            maxLength={60}
            required
          />
        </div>
      </Group>
      <WhereGroup
        typed={typed}
        problems={problems}
        findSuburbs={findSuburbs}
        findAddresses={findAddresses}
        fieldOf={fieldOf}
      />
      <Group title={texts.card.text}>
        {isCardWaiting ? <p role="note">{texts.cardWaits.text}</p> : null}
        <div className="shopper-details-short">
          <FormField
            {...fieldOf('onecardNumber')}
            hint={texts.onecardHint.text}
            inputMode="numeric"
            autoComplete="off"
            maxLength={60}
          />
        </div>
      </Group>
      <Group title={texts.terms.text}>
        <FormField {...fieldOf('acceptsTerms')} kind="checkbox" defaultValue={undefined} value="yes" required />
        <p className="shopper-details-links">
          <A href={termsHref} target="_blank" rel="noopener">
            {texts.readTerms.text}
          </A>
          <A href={privacyHref} target="_blank" rel="noopener">
            {texts.readPrivacy.text}
          </A>
        </p>
      </Group>
    </>
  );
}
