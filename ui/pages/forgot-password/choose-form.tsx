import type { ForgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { judgeNewPassword, NewPassword } from '#ui/password-field/new-password.tsx';
import { forgotPasswordTexts as texts } from '#ui/texts/forgot-password.texts.ts';
import { registerTexts } from '#ui/texts/register.texts.ts';

type Props = {
  readonly shown: ForgottenPasswordShown;
  readonly onChoose: (chosen: { password: string; problems: Problems }) => void;
};

const labels = { password: texts.password.text };
const missing = texts.passwordMissing.text;
const judges = { password: (value: string) => judgeNewPassword(value, '', missing) };

export function ChooseForm({ shown, onChoose }: Props) {
  const problems = useSentences(labels, shown.problems);
  return (
    <Form
      label={texts.chooseTitle.text}
      labels={labels}
      problems={problems}
      isBusy={shown.isBusy}
      onSubmit={(values) => onChoose({ password: values['password'] ?? '', problems: problemsIn(values, judges) })}
    >
      <NewPassword
        label={labels.password}
        hint={registerTexts.passwordHint.text}
        missing={missing}
        refusal={problems['password'] ?? null}
      />
      <FormFault fault={shown.fault} />
      <div className="form-send">
        <SendButton isBusy={shown.isBusy} busyText={texts.keeping.text}>
          {texts.keep.text}
        </SendButton>
      </div>
    </Form>
  );
}
