import type { RegistrationShown } from '#machines/registration/index.ts';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { noProblems, type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { judgeNewPassword, NewPassword } from '#ui/password-field/new-password.tsx';
import { navigationTexts } from '#ui/texts/navigation.texts.ts';
import { registerTexts as texts } from '#ui/texts/register.texts.ts';
import { signInPageTexts } from '#ui/texts/sign-in-pages.texts.ts';
import { judgeEmail } from '../sign-in/judges.ts';

type Props = {
  readonly shown: RegistrationShown;
  /** What is wrong with a code is not wrong with this form. */
  readonly isShown: boolean;
  readonly onEmail: (email: string) => void;
  readonly onSubmit: (account: { email: string; password: string; problems: Problems }) => void;
};

const labels = { email: signInPageTexts.email.text, password: signInPageTexts.password.text };
const judges = {
  email: judgeEmail,
  password: (value: string, { email = '' }: Readonly<Record<string, string>>) => judgeNewPassword(value, email.trim()),
};

export function AccountForm({ shown, isShown, onEmail, onSubmit }: Props) {
  const problems = useSentences(labels, isShown ? shown.problems : noProblems);
  const isBusy = isShown && shown.isBusy;
  return (
    <Form
      label={navigationTexts.register.text}
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
      <NewPassword
        label={labels.password}
        hint={texts.passwordHint.text}
        email={shown.email}
        refusal={problems['password'] ?? null}
      />
      <FormFault fault={isShown ? shown.fault : null} />
      <div className="form-send">
        <SendButton isBusy={isBusy} busyText={texts.sending.text}>
          {texts.send.text}
        </SendButton>
      </div>
    </Form>
  );
}
