import type { ForgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { Problems } from '#ui/form/problems.ts';
import { A } from '#ui/link/link.tsx';
import { forgotPasswordTexts as texts } from '#ui/texts/forgot-password.texts.ts';
import { Entry } from '../sign-in/entry.tsx';
import { AskForm } from './ask-form.tsx';
import { ChooseForm } from './choose-form.tsx';

export type ForgotPasswordPageProps = {
  readonly shown: ForgottenPasswordShown;
  readonly signInHref: string;
  readonly onwardHref: string;
  readonly onEmail: (email: string) => void;
  readonly onAsk: (asked: { email: string; problems: Problems }) => void;
  readonly onAgain: () => void;
  readonly onChoose: (chosen: { password: string; problems: Problems }) => void;
};

/** A forgotten password: asking for an email with a link, and choosing a new one once the link was followed. */
export function ForgotPasswordPage(props: ForgotPasswordPageProps) {
  const { shown, signInHref, onwardHref, onEmail, onAsk, onAgain, onChoose } = props;
  const backToSignIn = <A href={signInHref}>{texts.backToSignIn.text}</A>;
  if (shown.step === 'done')
    return (
      <Entry title={texts.doneTitle.text} hasForm={false} step="done">
        <Alert type="success" action={<ButtonLink href={onwardHref}>{texts.goOn.text}</ButtonLink>}>
          {texts.done.text}
        </Alert>
      </Entry>
    );
  if (shown.step === 'spent')
    return (
      <Entry title={texts.spentTitle.text} hasForm={false} step="spent">
        <Alert type="error">{shown.reason ?? texts.spent.text}</Alert>
        <div className="form-send">
          <Button onClick={onAgain}>{texts.askAgain.text}</Button>
        </div>
      </Entry>
    );
  if (shown.step === 'choosing')
    return (
      <Entry title={texts.chooseTitle.text} lead={<p>{texts.chooseLead.text}</p>} step="choosing">
        <ChooseForm shown={shown} onChoose={onChoose} />
      </Entry>
    );
  if (shown.step === 'lettered') {
    const [before = '', after = ''] = texts.sent.text.split('{email}');
    return (
      <Entry
        title={texts.sentTitle.text}
        lead={
          <>
            <p>
              {before}
              <strong>{shown.email}</strong>
              {after}
            </p>
            <p>{texts.sentNote.text}</p>
          </>
        }
        hasForm={false}
        step="lettered"
      >
        <div className="entry-links">
          <Button look="outline" onClick={onAgain}>
            {texts.otherAddress.text}
          </Button>
          {backToSignIn}
        </div>
      </Entry>
    );
  }
  return (
    <Entry title={texts.title.text} lead={<p>{texts.lead.text}</p>} step="asking">
      <AskForm shown={shown} onEmail={onEmail} onAsk={onAsk} />
      <div className="entry-links">{backToSignIn}</div>
    </Entry>
  );
}
