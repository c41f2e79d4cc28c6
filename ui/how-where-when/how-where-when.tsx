import './how-where-when.css';
import type { ReactNode } from 'react';
import type { Question } from '#machines/how-where-when/index.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { timeSlotsPageTexts as texts } from '#ui/texts/time-slots-page.texts.ts';

type Props = {
  readonly question: Question;
  readonly method: Method;
  /** Where the groceries go, in words; null while nobody knows. */
  readonly placeName: string | null;
  readonly isBusy: boolean;
  readonly where: ReactNode;
  readonly when: ReactNode;
  readonly onHow: (method: Method) => void;
  readonly onOpen: (question: Question) => void;
};

const order: readonly Question[] = ['how', 'where', 'when'];

type StepProps = {
  readonly question: Question;
  readonly asked: Question;
  readonly title: string;
  /** The answer that is known, which one line says. */
  readonly answer: string | null;
  readonly onOpen: (question: Question) => void;
  readonly children: ReactNode;
};

function Step({ question, asked, title, answer, onOpen, children }: StepProps) {
  const isAsked = question === asked;
  const isAnswered = !isAsked && answer !== null && order.indexOf(question) < order.indexOf(asked);
  return (
    <section className="question" data-state={isAsked ? 'asked' : isAnswered ? 'answered' : 'ahead'}>
      <h2 aria-current={isAsked ? 'step' : undefined}>{title}</h2>
      {isAsked ? (
        <div className="question-body">{children}</div>
      ) : isAnswered ? (
        <p className="question-answer">
          <Icon name="check" />
          <b>{answer}</b>
          <Button
            look="quiet"
            size="small"
            aria-label={`${texts.changeAnswer.text}: ${title}`}
            onClick={() => onOpen(question)}
          >
            {texts.changeAnswer.text}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

const hows = [
  { method: 'Courier', icon: 'truck', label: texts.howDelivery.text, note: texts.howDeliveryNote.text },
  { method: 'Pickup', icon: 'pick-up', label: texts.howPickup.text, note: texts.howPickupNote.text },
] as const;

/** How, where and when, one question after the other; an answered one is a line that can be changed. */
export function HowWhereWhen({ question, method, placeName, isBusy, where, when, onHow, onOpen }: Props) {
  const step = { asked: question, onOpen };
  return (
    <div className="how-where-when" aria-busy={isBusy}>
      <p className="visually-hidden" role="status">
        {isBusy ? texts.saving.text : ''}
      </p>
      <Step
        {...step}
        question="how"
        title={texts.how.text}
        answer={method === 'Courier' ? texts.howDelivery.text : texts.howPickup.text}
      >
        <div className="hows">
          {hows.map((how) => (
            <button
              key={how.method}
              className="how"
              type="button"
              data-state={how.method === method ? 'chosen' : 'resting'}
              onClick={() => onHow(how.method)}
            >
              <Icon name={how.icon} size="large" />
              <b>{how.label}</b>
              <span>{how.note}</span>
            </button>
          ))}
        </div>
      </Step>
      <Step
        {...step}
        question="where"
        title={method === 'Courier' ? texts.where.text : texts.wherePickup.text}
        answer={placeName}
      >
        {where}
      </Step>
      <Step {...step} question="when" title={texts.when.text} answer={null}>
        {when}
      </Step>
    </div>
  );
}
