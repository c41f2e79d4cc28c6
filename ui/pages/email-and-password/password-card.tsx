import type { PasswordShown } from '#machines/credentials/index.ts';
import { AccountFault } from '#ui/account-frame/account-fault.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { type Problems, problemsIn, type Values } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { A } from '#ui/link/link.tsx';
import { judgeNewPassword, NewPassword } from '#ui/password-field/new-password.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { credentialsTexts as texts } from '#ui/texts/credentials.texts.ts';
import { formTexts } from '#ui/texts/form.texts.ts';
import { registerTexts } from '#ui/texts/register.texts.ts';

export type PasswordSaid = {
  readonly onPassword: (sent: {
    readonly currentPassword: string;
    readonly password: string;
    readonly problems: Problems;
  }) => void;
};
type Props = {
  readonly shown: PasswordShown;
  readonly email: string;
  readonly said: PasswordSaid;
  readonly signInHref: string;
  readonly forgottenHref: string;
};

const labels = { currentPassword: texts.current.text, password: texts.next.text };
const judgeCurrent = (value: string) => (value === '' ? texts.currentMissing.text : null);

/** The password of an account: the one it has, and the one it is to have. */
export function PasswordCard({ shown, email, said, signInHref, forgottenHref }: Props) {
  const problems = useSentences(labels, shown.problems);
  const judges = {
    currentPassword: judgeCurrent,
    password: (value: string, { currentPassword = '' }: Values) =>
      judgeNewPassword(value, email) ?? (value === currentPassword ? texts.sameAsNow.text : null),
  };
  return (
    <section className="personal-details-card" aria-labelledby="your-password" data-state={shown.isChanged}>
      <h2 id="your-password">{texts.passwordTitle.text}</h2>
      <p data-without-script="">{formTexts.needsScript.text}</p>
      <Form
        key={shown.changes}
        label={texts.passwordTitle.text}
        labels={labels}
        problems={problems}
        isBusy={shown.isBusy}
        onSubmit={(values) => {
          const { currentPassword = '', password = '' } = values;
          said.onPassword({ currentPassword, password, problems: problemsIn(values, judges) });
        }}
      >
        {/* Whose password it is, for what keeps passwords. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={labels.currentPassword}
          judge={judgeCurrent}
          refusal={problems['currentPassword'] ?? null}
        />
        <p className="email-and-password-forgotten">
          <A href={forgottenHref}>{texts.forgotten.text}</A>
        </p>
        <NewPassword
          label={labels.password}
          hint={registerTexts.passwordHint.text}
          email={email}
          refusal={problems['password'] ?? null}
        />
        <AccountFault fault={shown.fault} signInHref={signInHref} />
        <div className="form-send">
          <SendButton isBusy={shown.isBusy} busyText={texts.saving.text}>
            {texts.save.text}
          </SendButton>
        </div>
      </Form>
      {shown.isChanged ? (
        <Alert type="success" title={texts.passwordChanged.text}>
          {texts.passwordChangedText.text}
        </Alert>
      ) : null}
    </section>
  );
}
