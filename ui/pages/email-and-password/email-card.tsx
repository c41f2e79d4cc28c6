import type { ReactNode } from 'react';
import type { EmailShown } from '#machines/credentials/index.ts';
import { AccountFault } from '#ui/account-frame/account-fault.tsx';
import { useStepFocus } from '#ui/account-frame/use-step-focus.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { noProblems, type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { PasswordProof } from '#ui/password-field/password-proof.tsx';
import { credentialsTexts as texts } from '#ui/texts/credentials.texts.ts';
import { formTexts } from '#ui/texts/form.texts.ts';
import { CodeForm } from '../register/code-form.tsx';
import { judgeEmail } from '../sign-in/judges.ts';

export type EmailSaid = {
  readonly onEmail: (email: string) => void;
  readonly onSubmitEmail: (sent: { readonly email: string; readonly problems: Problems }) => void;
  readonly onProof: (proof: { readonly password: string; readonly problems: Problems }) => void;
  readonly onCancelProof: () => void;
  readonly onCode: (tried: { readonly code: string; readonly problems: Problems }) => void;
  readonly onLetter: () => void;
  readonly onChangeAddress: () => void;
};
type Props = {
  readonly shown: EmailShown;
  /** The one that the account has. */
  readonly email: string;
  readonly said: EmailSaid;
  readonly signInHref: string;
};

const labels = { email: texts.newEmail.text };
const judges = { email: judgeEmail };

const withEmail = (text: string, email: string): ReactNode => {
  const [before = '', after = ''] = text.split('{email}');
  return (
    <>
      {before}
      <strong>{email}</strong>
      {after}
    </>
  );
};

/** The email of an account, and the steps to another one: typed, proven, and its code. */
export function EmailCard({ shown, email, said, signInHref }: Props) {
  const { step } = shown;
  const box = useStepFocus(step);
  return (
    <section className="personal-details-card" aria-labelledby="your-email" data-state={step}>
      <h2 id="your-email">{texts.emailTitle.text}</h2>
      <div className="entry-step" ref={box}>
        {step === 'changed' ? (
          <Alert type="success" title={texts.emailChanged.text}>
            {withEmail(texts.emailChangedText.text, shown.email)}
          </Alert>
        ) : (
          <p className="email-and-password-now">{withEmail(texts.emailNow.text, email)}</p>
        )}
        {/* It stays where it is while more is asked for: what was typed is not asked for twice. */}
        <div className="entry-step" hidden={step !== 'typing'}>
          {step === 'changed' ? null : <EmailForm shown={shown} said={said} signInHref={signInHref} />}
        </div>
        {step === 'proving' ? (
          <PasswordProof shown={shown.proof} onSubmit={said.onProof} onCancel={said.onCancelProof} />
        ) : null}
        {step === 'code' ? (
          <>
            <p>{withEmail(texts.codeLead.text, shown.email)}</p>
            <p>{texts.codeNote.text}</p>
            <CodeForm
              shown={shown}
              isThere={shown.letter === 'ready'}
              onCode={said.onCode}
              onLetter={said.onLetter}
              onChangeAddress={said.onChangeAddress}
            />
          </>
        ) : null}
        {step === 'changed' ? (
          <div className="form-send" data-step-focus>
            <Button look="outline" onClick={said.onChangeAddress}>
              {texts.changeAgain.text}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function EmailForm({ shown, said, signInHref }: Omit<Props, 'email'>) {
  const isHere = shown.step === 'typing';
  const problems = useSentences(labels, isHere ? shown.problems : noProblems);
  const isBusy = isHere && shown.isBusy;
  return (
    <>
      <p data-without-script="">{formTexts.needsScript.text}</p>
      <Form
        label={texts.emailTitle.text}
        labels={labels}
        problems={problems}
        isBusy={isBusy}
        onSubmit={(values) =>
          said.onSubmitEmail({ email: (values['email'] ?? '').trim(), problems: problemsIn(values, judges) })
        }
      >
        <div data-step-focus>
          <FormField
            label={labels.email}
            name="email"
            type="email"
            hint={texts.newEmailHint.text}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            required
            defaultValue={shown.email}
            judge={judgeEmail}
            refusal={problems['email'] ?? null}
            onValue={said.onEmail}
          />
        </div>
        <AccountFault fault={isHere ? shown.fault : null} signInHref={signInHref} />
        <div className="form-send">
          <SendButton isBusy={isBusy} busyText={texts.sending.text}>
            {texts.send.text}
          </SendButton>
        </div>
      </Form>
    </>
  );
}
