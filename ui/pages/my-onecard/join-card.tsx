import type { ReactNode } from 'react';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { formTexts } from '#ui/texts/form.texts.ts';
import { myOnecardTexts as texts } from '#ui/texts/loyalty.texts.ts';
import { numberProblem } from './number-problem.ts';

const labels = { number: texts.number.text };

type Props = {
  readonly hasCard: boolean;
  readonly problems: Problems;
  readonly isBusy: boolean;
  readonly onJoin: (written: { readonly number: string; readonly problems: Problems }) => void;
};

/** A card by its number, as it is printed. What was typed stands until it is on the account. */
export function JoinCard({ hasCard, problems, isBusy, onJoin }: Props): ReactNode {
  const title = (hasCard ? texts.replace : texts.join).text;
  return (
    <section className="rewards-card" aria-labelledby="join-card">
      <h2 id="join-card">{title}</h2>
      {hasCard ? <p>{texts.replaceText.text}</p> : null}
      <p data-without-script="">{formTexts.needsScript.text}</p>
      <Form
        label={title}
        labels={labels}
        problems={problems}
        isBusy={isBusy}
        onSubmit={({ number = '' }) => {
          if (!isBusy) onJoin({ number, problems: problemsIn({ number }, { number: numberProblem }) });
        }}
      >
        <FormField
          name="number"
          label={labels.number}
          hint={texts.numberHint.text}
          judge={numberProblem}
          refusal={problems['number'] ?? null}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          required
        />
        <div className="form-send">
          <SendButton isBusy={isBusy} busyText={texts.sending.text}>
            {(hasCard ? texts.sendOther : texts.send).text}
          </SendButton>
        </div>
      </Form>
    </section>
  );
}
