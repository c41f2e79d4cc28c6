import { useMemo } from 'react';
import type { Fault } from '#services/fault.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { credentialsTexts as texts } from '#ui/texts/credentials.texts.ts';
import { signInPageTexts } from '#ui/texts/sign-in-pages.texts.ts';
import { PasswordField } from './password-field.tsx';

type Props = {
  readonly shown: { readonly problems: Problems; readonly fault: Fault | null; readonly isBusy: boolean };
  readonly onSubmit: (proof: { readonly password: string; readonly problems: Problems }) => void;
  readonly onCancel: () => void;
};

const labels = { password: texts.proofPassword.text };
const judgePassword = (value: string) => (value === '' ? signInPageTexts.passwordMissing.text : null);
const judges = { password: judgePassword };

/** Asks whoever is signed in for their password once more, before something that matters. */
export function PasswordProof({ shown, onSubmit, onCancel }: Props) {
  const said = shown.problems;
  /** A refusal without a reason is still one. */
  const problems = useSentences(
    labels,
    useMemo(() => (said['password'] === '' ? { password: texts.proofRefused.text } : said), [said]),
  );
  return (
    <div className="password-proof" data-step-focus>
      <h3>{texts.proofTitle.text}</h3>
      <p>{texts.proofLead.text}</p>
      <Form
        label={texts.proofTitle.text}
        labels={labels}
        problems={problems}
        isBusy={shown.isBusy}
        onSubmit={(values) => onSubmit({ password: values['password'] ?? '', problems: problemsIn(values, judges) })}
      >
        <PasswordField label={labels.password} judge={judgePassword} refusal={problems['password'] ?? null} />
        <FormFault fault={shown.fault} />
        <div className="form-send">
          <SendButton isBusy={shown.isBusy} busyText={texts.proofBusy.text}>
            {texts.proofSend.text}
          </SendButton>
          <Button look="outline" onClick={onCancel}>
            {texts.proofBack.text}
          </Button>
        </div>
      </Form>
    </div>
  );
}
