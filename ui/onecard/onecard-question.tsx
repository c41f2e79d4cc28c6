import './onecard-question.css';
import type { OnecardState } from '#machines/onecard/index.ts';
import type { Fault } from '#services/fault.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { href } from '#ui/link/href.ts';
import { onecardTexts as texts } from '#ui/texts/onecard.texts.ts';

type Props = {
  readonly state: OnecardState;
  readonly fault: Fault | null;
  /** Another card is joined to the account already. */
  readonly hasOnecard: boolean;
  readonly signInHref: string;
  readonly onRegister: () => void;
  readonly onClose: () => void;
};

const toAccount = <ButtonLink href={href.page('/account/onecard')}>{texts.toAccount.text}</ButtonLink>;

/** Whether to join the Onecard of a link: what will happen, the question, and what came of it. */
export function OnecardQuestion({ state, fault, hasOnecard, signInHref, onRegister, onClose }: Props) {
  const isBusy = state === 'busy';
  const later = (
    <Button look="outline" onClick={onClose}>
      {texts.notNow.text}
    </Button>
  );
  if (state === 'asking' || state === 'failed' || isBusy)
    return (
      <div className="onecard-question" data-state={state}>
        <p>{texts.question.text}</p>
        {hasOnecard ? <p>{texts.replaces.text}</p> : null}
        <p>{texts.once.text}</p>
        <FormFault fault={state === 'failed' ? fault : null} />
        <div className="onecard-question-actions">
          <Button aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : onRegister())}>
            {(isBusy ? texts.joining : state === 'failed' ? texts.tryAgain : texts.join).text}
          </Button>
          {later}
        </div>
      </div>
    );
  return (
    <div className="onecard-question" data-state={state}>
      <p role="status">{wordsOf(state)}</p>
      <div className="onecard-question-actions">
        {state === 'registered' ? <Button onClick={onClose}>{texts.done.text}</Button> : null}
        {state === 'waiting' ? <ButtonLink href={signInHref}>{texts.signIn.text}</ButtonLink> : null}
        {state === 'waiting' ? later : null}
        {state === 'refused' || state === 'none' ? toAccount : null}
      </div>
    </div>
  );
}

const wordsOf = (state: OnecardState): string =>
  (state === 'registered'
    ? texts.joined
    : state === 'refused'
      ? texts.refused
      : state === 'waiting'
        ? texts.waiting
        : texts.none
  ).text;
