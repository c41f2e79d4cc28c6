import type { MealPlanEvent, MealPlanShown } from '#machines/meal-plan/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { failedWords } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { named, nameProblemWords } from './meal-plan-words.ts';

const labels = { name: texts.name.text };

type Props = {
  readonly keep: MealPlanShown['keep'];
  readonly guestHref: string | null;
  /** A key of its own for each try. */
  readonly newKey: () => string;
  readonly onSend: (event: MealPlanEvent) => void;
};

/** Keeps the plan under a name; what was typed stays whatever happens. A guest signs in first, and comes back to the plan. */
export function KeepPlan({ keep, guestHref, newKey, onSend }: Props) {
  const problems = useSentences(labels, keep.problems);
  const isBusy = keep.state === 'sending';
  const send = (name: string, isNew: boolean) => {
    const problem = nameProblemWords(name);
    const wrong = problem === null ? {} : { problems: { name: problem } };
    onSend({ type: 'plan.keep', name, key: newKey(), isNew, ...wrong });
  };
  const isKnown = keep.name !== null;
  return (
    <section className="plan-keep" aria-labelledby="keep">
      <h2 id="keep">{texts.keepTitle.text}</h2>
      <p>{texts.keepLead.text}</p>
      {guestHref === null ? (
        <Form
          label={texts.keepTitle.text}
          labels={labels}
          problems={problems}
          isBusy={isBusy}
          onSubmit={({ name = '' }) => send(name, false)}
        >
          <FormField
            key={keep.name ?? ''}
            label={labels.name}
            name="name"
            autoComplete="off"
            enterKeyHint="done"
            defaultValue={keep.name ?? ''}
            judge={nameProblemWords}
            refusal={problems['name'] ?? null}
          />
          {keep.state === 'failed' ? <Alert type="error">{failedWords(texts.keepFailed, keep.fault)}</Alert> : null}
          <p role="status">{keep.name === null ? '' : named(keep.isKept ? texts.isKept : texts.wasKept, keep.name)}</p>
          <div className="form-send meal-ways">
            <SendButton isBusy={isBusy} busyText={texts.keeping.text}>
              {(isKnown ? texts.keepChange : texts.keep).text}
            </SendButton>
            {isKnown && !isBusy ? (
              <Button
                look="outline"
                onClick={({ currentTarget: { form } }) => {
                  const name = new FormData(form ?? undefined).get('name');
                  send(typeof name === 'string' ? name : '', true);
                }}
              >
                {texts.keepNew.text}
              </Button>
            ) : null}
            {isKnown ? <A href={href.page('/my-meal-plans')}>{texts.mine.text}</A> : null}
          </div>
        </Form>
      ) : (
        <ButtonLink href={href.signIn(guestHref)} rel="nofollow" look="outline">
          {texts.signInToKeep.text}
        </ButtonLink>
      )}
    </section>
  );
}
