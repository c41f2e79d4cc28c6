import './personal-details.css';
import type { ReactNode } from 'react';
import type { AccountShown, NamesShown } from '#machines/account-details/index.ts';
import type { AccountDetails } from '#services/account/account-details.contract.ts';
import { phoneText } from '#services/account/account-details.rules.ts';
import { dateText, dayOf, dayOfText } from '#services/display/dates.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { accountDetailsTexts as texts } from '#ui/texts/account-details.texts.ts';
import { NamesForm, type NamesSaid } from './names-form.tsx';

type Props = {
  readonly shown: AccountShown;
  readonly names: NamesShown;
  readonly said: NamesSaid;
  readonly phonesHref: string;
  readonly signInHref: string;
  readonly onRetry: () => void;
};

/** What a shopper has told of themselves: their name to be changed here, the rest with the way to change it. */
export function PersonalDetailsPage({ shown, onRetry, ...forms }: Props): ReactNode {
  const { state, details } = shown;
  const retry = (
    <Button size="small" onClick={onRetry} data-needs-script>
      {texts.tryAgain.text}
    </Button>
  );
  return (
    <main id="main" className="page personal-details" data-state={state}>
      <h1 tabIndex={-1}>{texts.title.text}</h1>
      <p className="lead">{texts.lead.text}</p>
      {details ? (
        <>
          {state === 'failed' ? (
            <Alert type="warning" action={retry}>
              {texts.notAnew.text}
            </Alert>
          ) : null}
          <Details details={details} {...forms} />
        </>
      ) : state === 'failed' ? (
        <div role="alert">
          <EmptyState title={<h2>{texts.unread.text}</h2>} text={shown.fault?.message}>
            {retry}
          </EmptyState>
        </div>
      ) : (
        <p role="status">{texts.reading.text}</p>
      )}
    </main>
  );
}

type DetailsProps = Omit<Props, 'shown' | 'onRetry'> & { readonly details: AccountDetails };

function Details({ details, names, said, phonesHref, signInHref }: DetailsProps) {
  const { birthDate, memberSinceMs, phone, otherPhone, email } = details;
  return (
    <>
      <section className="personal-details-card" aria-labelledby="your-name">
        <h2 id="your-name">{texts.namesTitle.text}</h2>
        <NamesForm details={details} shown={names} said={said} signInHref={signInHref} />
      </section>
      <section className="personal-details-card" aria-labelledby="reach-you">
        <h2 id="reach-you">{texts.contactTitle.text}</h2>
        <dl>
          <dt>{texts.phone.text}</dt>
          <dd>{phoneText(phone)}</dd>
          <dt>{texts.otherPhone.text}</dt>
          <dd>{otherPhone === null ? texts.noOtherPhone.text : phoneText(otherPhone)}</dd>
          <dt>{texts.email.text}</dt>
          <dd>{email}</dd>
        </dl>
        <p className="personal-details-ways">
          <ButtonLink look="outline" href={phonesHref}>
            {texts.changePhones.text}
          </ButtonLink>
          <ButtonLink look="outline" href={href.page('/account/email-and-password')}>
            {texts.changeEmail.text}
          </ButtonLink>
        </p>
      </section>
      <section className="personal-details-card" aria-labelledby="about-you">
        <h2 id="about-you">{texts.aboutTitle.text}</h2>
        <dl>
          <dt>{texts.birthDate.text}</dt>
          <dd>{dateText(dayOfText(birthDate), 'Do MMMM YYYY')}</dd>
          <dt>{texts.memberSince.text}</dt>
          <dd>{dateText(dayOf(memberSinceMs), 'Do MMMM YYYY')}</dd>
        </dl>
        <p className="personal-details-note">
          {texts.birthNote.text} <A href={href.page('/contact-us')}>{texts.contactUs.text}</A>
        </p>
      </section>
    </>
  );
}
