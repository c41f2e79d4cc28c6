import type { ForgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { forgotPasswordTexts as texts } from '#ui/texts/forgot-password.texts.ts';
import { signInPageTexts } from '#ui/texts/sign-in-pages.texts.ts';
import { judgeEmail } from '../sign-in/judges.ts';

type Props = {
  readonly shown: ForgottenPasswordShown;
  readonly onEmail: (email: string) => void;
  readonly onAsk: (asked: { email: string; problems: Problems }) => void;
};

const labels = { email: signInPageTexts.email.text };
const judges = { email: judgeEmail };

export function AskForm({ shown, onEmail, onAsk }: Props) {
  const problems = useSentences(labels, shown.problems);
  return (
    <Form
      label={texts.title.text}
      labels={labels}
      problems={problems}
      isBusy={shown.isBusy}
      onSubmit={(values) => onAsk({ email: (values['email'] ?? '').trim(), problems: problemsIn(values, judges) })}
    >
      <FormField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        required
        defaultValue={shown.email}
        judge={judgeEmail}
        refusal={problems['email'] ?? null}
        onValue={onEmail}
      />
      <FormFault fault={shown.fault} />
      <div className="form-send">
        <SendButton isBusy={shown.isBusy} busyText={texts.sending.text}>
          {texts.send.text}
        </SendButton>
      </div>
    </Form>
  );
}
