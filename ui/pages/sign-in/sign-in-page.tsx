import type { SignInShown } from '#machines/sign-in/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { A } from '#ui/link/link.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { navigationTexts } from '#ui/texts/navigation.texts.ts';
import { signInPageTexts as texts } from '#ui/texts/sign-in-pages.texts.ts';
import type { SignInReason } from '#services/navigation/auto-redirect.rules.ts';
import { Entry } from './entry.tsx';
import { judgeEmail } from './judges.ts';
import { CameBack } from './single-sign-on.tsx';

export type SignInPageProps = {
  readonly shown: SignInShown;
  /** Somebody is signed in here, whoever did it and wherever. */
  readonly isSignedIn: boolean;
  readonly cameBack: SignInReason | 'notSignedIn' | null;
  readonly onwardHref: string;
  readonly registerHref: string;
  readonly forgottenHref: string;
  readonly onEmail: (email: string) => void;
  readonly onSubmit: (tried: { email: string; password: string; problems: Problems }) => void;
};

const labels = { email: texts.email.text, password: texts.password.text };
const judgePassword = (value: string) => (value === '' ? texts.passwordMissing.text : null);
const judges = { email: judgeEmail, password: judgePassword };

/** Signing in with an email and a password. */
export function SignInPage(props: SignInPageProps) {
  const { shown, isSignedIn, cameBack, onwardHref, registerHref, forgottenHref, onEmail, onSubmit } = props;
  const isBusy = shown.state === 'busy';
  const problems = useSentences(labels, shown.problems);
  if (isSignedIn || shown.state === 'done')
    return (
      <Entry title={texts.title.text} hasForm={false} step="done">
        <Alert
          type="success"
          title={texts.done.text}
          action={<ButtonLink href={onwardHref}>{texts.goOn.text}</ButtonLink>}
        >
          {texts.goingOn.text}
        </Alert>
      </Entry>
    );
  return (
    <Entry
      title={texts.title.text}
      lead={<p>{texts.lead.text}</p>}
      step="form"
      aside={
        <>
          <h2>{texts.newHere.text}</h2>
          <p>{texts.newHereText.text}</p>
          <ButtonLink look="outline" href={registerHref}>
            {navigationTexts.register.text}
          </ButtonLink>
        </>
      }
    >
      {cameBack ? <CameBack reason={cameBack} /> : null}
      <Form
        label={texts.title.text}
        labels={labels}
        problems={problems}
        isBusy={isBusy}
        onSubmit={(values) => {
          const { email = '', password = '' } = values;
          onSubmit({ email: email.trim(), password, problems: problemsIn(values, judges) });
        }}
      >
        <FormField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
          defaultValue={shown.email}
          judge={judgeEmail}
          refusal={problems['email'] ?? null}
          onValue={onEmail}
        />
        <PasswordField label={labels.password} judge={judgePassword} refusal={problems['password'] ?? null} />
        {shown.reason === null ? null : <Alert type="error">{shown.reason || texts.refused.text}</Alert>}
        <FormFault fault={shown.fault} />
        <div className="form-send">
          <SendButton isBusy={isBusy} busyText={texts.sending.text}>
            {texts.send.text}
          </SendButton>
        </div>
        <div className="entry-links">
          <A href={forgottenHref}>{texts.forgotten.text}</A>
        </div>
      </Form>
    </Entry>
  );
}
