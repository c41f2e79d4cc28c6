import { useEffect, useRef } from 'react';
import type { MealPlansEvent, MealPlansShown } from '#machines/meal-plans/index.ts';
import { dateText, dayOf } from '#services/display/dates.rules.ts';
import type { MealPlan } from '#services/meal-plans/meal-plans.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { named, nameProblemWords, servingsWords } from './meal-plan-words.ts';

type Props = {
  readonly plan: MealPlan;
  readonly isRenamed: boolean;
  readonly change: MealPlansShown['change'];
  readonly onSend: (event: MealPlansEvent) => void;
  readonly onOpen: (plan: MealPlan) => void;
};

/** One of my plans: its meals, and the ways to cook it again, call it otherwise or take it away. */
export function MyPlan({ plan, isRenamed, change, onSend, onOpen }: Props) {
  const { planId, name, meals, gone, changedMs } = plan;
  const facts = [
    countOf(meals.length, texts.mealCountOne, texts.mealCount),
    texts.changed.text.replace('{date}', dateText(dayOf(changedMs))),
  ];
  return (
    <li className="my-plan">
      {isRenamed ? <PlanName plan={plan} change={change} onSend={onSend} /> : <h2>{name}</h2>}
      <p className="my-plan-facts">{facts.join(' · ')}</p>
      <ul>
        {meals.map(({ recipe: { slug, title }, servings }) => (
          <li key={slug}>
            <A href={href.recipe(slug, { servings })}>{title}</A>
            <span className="my-plan-servings">{servingsWords(servings)}</span>
          </li>
        ))}
      </ul>
      {gone.length === 0 ? null : (
        <p>{meals.length === 0 ? texts.goneAll.text : countOf(gone.length, texts.goneOne, texts.goneSome)}</p>
      )}
      <div className="meal-ways" data-needs-script="">
        {meals.length === 0 ? null : (
          <>
            <Button size="small" aria-label={named(texts.openNamed, name)} onClick={() => onOpen(plan)}>
              {texts.open.text}
            </Button>
            <Button
              id={`rename-${planId}`}
              size="small"
              look="outline"
              aria-label={named(texts.renameNamed, name)}
              aria-expanded={isRenamed}
              onClick={() => onSend(isRenamed ? { type: 'ask.cancel' } : { type: 'rename.begin', planId })}
            >
              {texts.rename.text}
            </Button>
          </>
        )}
        <Button
          size="small"
          look="quiet"
          aria-label={named(texts.removeNamed, name)}
          onClick={() => onSend({ type: 'plan.remove', planId })}
        >
          {texts.remove.text}
        </Button>
      </div>
    </li>
  );
}

const labels = { name: texts.name.text };

function PlanName({ plan, change, onSend }: Pick<Props, 'plan' | 'change' | 'onSend'>) {
  const problems = useSentences(labels, change.problems);
  const isBusy = change.state === 'sending';
  const here = useRef<HTMLDivElement>(null);
  // Whoever opened the form types at once, and is back where they were when it closes.
  useEffect(() => {
    here.current?.querySelector('input')?.focus();
    return () => document.getElementById(`rename-${plan.planId}`)?.focus();
  }, [plan.planId]);
  const send = (name: string) => {
    const problem = nameProblemWords(name);
    onSend({ type: 'plan.rename', name, ...(problem === null ? {} : { problems: { name: problem } }) });
  };
  return (
    <div ref={here}>
      <Form
        label={named(texts.renameNamed, plan.name)}
        labels={labels}
        problems={problems}
        isBusy={isBusy}
        onSubmit={({ name = '' }) => send(name)}
      >
        <FormField
          label={labels.name}
          name="name"
          autoComplete="off"
          enterKeyHint="done"
          defaultValue={plan.name}
          judge={nameProblemWords}
          refusal={problems['name'] ?? null}
        />
        <div className="form-send meal-ways">
          <SendButton isBusy={isBusy} busyText={texts.saving.text}>
            {texts.saveName.text}
          </SendButton>
          <Button look="quiet" onClick={() => onSend({ type: 'ask.cancel' })}>
            {texts.cancel.text}
          </Button>
        </div>
      </Form>
    </div>
  );
}
