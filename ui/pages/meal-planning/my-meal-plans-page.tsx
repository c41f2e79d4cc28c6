import './meal-planning.css';
import { useMemo } from 'react';
import type { MealPlansEvent, MealPlansShown } from '#machines/meal-plans/index.ts';
import type { MealPlan } from '#services/meal-plans/meal-plans.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type ModalHold, ModalHoldContext } from '#ui/dialog/modal-hold.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { failedWords } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { named } from './meal-plan-words.ts';
import { MyPlan } from './my-plan.tsx';

type Props = {
  readonly shown: MealPlansShown;
  readonly onSend: (event: MealPlansEvent) => void;
  readonly onOpen: (plan: MealPlan) => void;
};

/** The plans that a shopper keeps. */
export function MyMealPlansPage({ shown, onSend, onOpen }: Props) {
  const { state, plans, fault, renamedId, asked, change } = shown;
  return (
    <main id="main" className="page my-plans" aria-busy={state === 'reading' || undefined} data-state={state}>
      <Breadcrumb crumbs={[{ text: texts.title.text, href: href.page('/meal-planning') }, { text: texts.mine.text }]} />
      <div className="my-plans-head">
        <h1>{texts.mine.text}</h1>
        <ButtonLink href={href.page('/choose-meals')} look="outline">
          {texts.begin.text}
        </ButtonLink>
      </div>
      {change.state === 'failed' ? (
        <Alert
          type="error"
          action={
            <span className="meal-ways">
              <Button size="small" onClick={() => onSend({ type: 'change.retry' })}>
                {texts.tryAgain.text}
              </Button>
              <Button size="small" look="quiet" onClick={() => onSend({ type: 'change.drop' })}>
                {texts.asItWas.text}
              </Button>
            </span>
          }
        >
          {failedWords(texts.changeFailed, change.fault)}
        </Alert>
      ) : null}
      {state === 'unread' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={() => onSend({ type: 'plans.refresh' })}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {failedWords(texts.unread, fault)}
        </Alert>
      ) : null}
      {plans === null ? (
        state === 'reading' ? (
          <p role="status">{texts.reading.text}</p>
        ) : null
      ) : plans.length === 0 ? (
        <EmptyState
          picture="/assets/art/empty-list.svg"
          title={<h2>{texts.noPlans.text}</h2>}
          text={texts.noPlansWhy.text}
        >
          <ButtonLink href={href.page('/choose-meals')}>{texts.begin.text}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="lead">{texts.mineLead.text}</p>
          <ul className="my-plans-list" aria-label={texts.mine.text}>
            {plans.map((plan) => (
              <MyPlan key={plan.planId} isRenamed={plan.planId === renamedId} {...{ plan, change, onSend, onOpen }} />
            ))}
          </ul>
        </>
      )}
      {asked ? <RemoveQuestion name={asked.name} onSend={onSend} /> : null}
    </main>
  );
}

/** Whether a plan is to go; closing it keeps the plan. */
function RemoveQuestion({ name, onSend }: { readonly name: string; readonly onSend: Props['onSend'] }) {
  const hold = useMemo<ModalHold>(() => {
    const onKeep = () => onSend({ type: 'ask.cancel' });
    return { isDismissible: true, hasBack: false, onDismiss: onKeep, onBack: onKeep, onClose: onKeep };
  }, [onSend]);
  return (
    <ModalHoldContext value={hold}>
      <Dialog
        title={named(texts.removeTitle, name)}
        size="medium"
        actions={
          <>
            <Button onClick={() => onSend({ type: 'remove.confirm' })}>{texts.removeYes.text}</Button>
            <Button look="outline" onClick={() => onSend({ type: 'ask.cancel' })}>
              {texts.keepIt.text}
            </Button>
          </>
        }
      >
        <p>{texts.removeText.text}</p>
      </Dialog>
    </ModalHoldContext>
  );
}
