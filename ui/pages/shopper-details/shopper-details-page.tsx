import './shopper-details.css';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { DetailsShown } from '#machines/shopper-details/index.ts';
import type { CivilDay } from '#services/display/dates.rules.ts';
import { type DetailsTyped, detailProblems, detailsOf, draftOf } from '#services/shopper/details.rules.ts';
import type { ShopperDetails } from '#services/shopper/shopper.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import type { Problems } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { formTexts } from '#ui/texts/form.texts.ts';
import { shopperDetailsTexts as texts } from '#ui/texts/shopper-details.texts.ts';
import { DetailGroups } from './detail-groups.tsx';
import { labels, typedIn } from './group.tsx';

export type ShopperDetailsPageProps = {
  readonly shown: DetailsShown;
  /** A Onecard that came with a link waits to be joined. */
  readonly isCardWaiting: boolean;
  /** The day it is in New Zealand when it is asked. */
  readonly today: () => CivilDay;
  readonly findSuburbs: FindPlaces;
  readonly findAddresses: (suburbId: number | null) => FindPlaces;
  readonly termsHref: string;
  readonly privacyHref: string;
  readonly signInHref: string;
  readonly onwardHref: string;
  readonly onDraft: (draft: DetailsTyped) => void;
  readonly onSubmit: (sent: { readonly details: ShopperDetails; readonly problems: Problems }) => void;
};

/** The store and the rules speak of the suburb's id; whoever fills in the form has its name before them. */
function shownProblems({ suburbId, ...problems }: Problems): Problems {
  return suburbId === undefined ? problems : { ...problems, suburb: suburbId };
}

/** Finishing a registration: one page, and nothing that was typed is lost by a failure, a reload or going back. */
export function ShopperDetailsPage(props: ShopperDetailsPageProps) {
  const { shown, today, termsHref, privacyHref, signInHref, onwardHref, isCardWaiting, onDraft, onSubmit } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<{ readonly typed: DetailsTyped; readonly times: number }>({ typed: {}, times: 0 });
  const { recalled } = shown;
  useEffect(() => {
    if (recalled === null || Object.keys(recalled).length === 0) return;
    const form = holder.current?.querySelector('form');
    const typed = form ? typedIn(form) : {};
    const own = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
    setBegun(({ times }) => ({ typed: { ...recalled, ...own }, times: times + 1 }));
  }, [recalled]);
  const problems = useMemo(() => shownProblems(shown.problems), [shown.problems]);

  if (shown.state === 'done')
    return (
      <main id="main" className="page shopper-details">
        <h1>{texts.title.text}</h1>
        <Alert
          type="success"
          title={texts.done.text}
          action={<ButtonLink href={onwardHref}>{texts.goOn.text}</ButtonLink>}
        >
          {texts.doneText.text}
        </Alert>
      </main>
    );
  const draft = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form');
    if (form) onDraft(draftOf(typedIn(form)));
  };
  return (
    <main id="main" className="page shopper-details" data-state={shown.state}>
      <h1>{texts.title.text}</h1>
      <p className="shopper-details-lead">
        {texts.lead.text} {texts.required.text}
      </p>
      <p data-without-script="">{formTexts.needsScript.text}</p>
      <div ref={holder} onInput={draft} onBlur={draft}>
        <Form
          key={begun.times}
          label={texts.title.text}
          labels={labels}
          problems={problems}
          isBusy={shown.state === 'busy'}
          onSubmit={(typed) => {
            const day = today();
            onSubmit({ details: detailsOf(typed, day), problems: detailProblems(typed, day) });
          }}
        >
          <DetailGroups
            typed={begun.typed}
            problems={problems}
            today={today}
            findSuburbs={props.findSuburbs}
            findAddresses={props.findAddresses}
            isCardWaiting={isCardWaiting}
            termsHref={termsHref}
            privacyHref={privacyHref}
          />
          {shown.state === 'estranged' ? (
            <Alert
              type="warning"
              title={texts.estranged.text}
              action={<ButtonLink href={signInHref}>{texts.signIn.text}</ButtonLink>}
            >
              {texts.estrangedText.text}
            </Alert>
          ) : (
            <FormFault fault={shown.fault} />
          )}
          <div className="form-send">
            <SendButton isBusy={shown.state === 'busy'} busyText={texts.sending.text}>
              {texts.send.text}
            </SendButton>
          </div>
          <p className="shopper-details-note">{texts.remembered.text}</p>
        </Form>
      </div>
    </main>
  );
}
