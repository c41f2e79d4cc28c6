import { type ReactNode, useRef } from 'react';
import { dateText, dayOfText } from '#services/display/dates.rules.ts';
import type { MyOnecard } from '#services/loyalty/loyalty.contract.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { myOnecardTexts as texts } from '#ui/texts/loyalty.texts.ts';

type Props = {
  readonly card: MyOnecard;
  readonly isLeaving: boolean;
  readonly isRemoving: boolean;
  readonly onAskToLeave: () => void;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
};

/** The card by its last digits, and taking it off: what becomes of it is said before it is done. */
export function CardNow({ card, isLeaving, isRemoving, onAskToLeave, onKeep, onLeave }: Props): ReactNode {
  const { lastDigits, joinedOn } = card;
  const isAsked = isLeaving || isRemoving;
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    if (isRemoving) return;
    opener.current?.focus();
    onKeep();
  };
  if (lastDigits === null)
    return (
      <section className="rewards-card" aria-labelledby="card-now">
        <h2 id="card-now">{texts.none.text}</h2>
        <p>{texts.noneText.text}</p>
      </section>
    );
  return (
    <section className="rewards-card" aria-labelledby="card-now">
      <h2 id="card-now">{texts.card.text}</h2>
      <p className="my-onecard-digits">
        <Icon name="gold-card" />
        {texts.ending.text.replace('{digits}', () => lastDigits)}
      </p>
      {joinedOn === null ? null : (
        <p>{texts.joinedOn.text.replace('{date}', () => dateText(dayOfText(joinedOn), 'Do MMMM YYYY'))}</p>
      )}
      <p>{texts.pointsHere.text}</p>
      <p className="my-onecard-ways">
        <ButtonLink href={href.page('/everyday-rewards')}>{texts.toRewards.text}</ButtonLink>
        <Button
          look="outline"
          ref={opener}
          aria-expanded={isAsked}
          onClick={() => (isAsked ? keep() : onAskToLeave())}
          data-needs-script=""
        >
          {texts.leave.text}
        </Button>
      </p>
      {isAsked ? <LeaveQuestion isRemoving={isRemoving} onKeep={keep} onLeave={onLeave} /> : null}
    </section>
  );
}

/** The question has the focus when it comes, and only then. */
const focusOn = (heading: HTMLElement | null) => heading?.focus();

function LeaveQuestion({ isRemoving, onKeep, onLeave }: Pick<Props, 'isRemoving' | 'onKeep' | 'onLeave'>) {
  return (
    <div className="my-onecard-question" role="group" aria-labelledby="leave-card">
      <h3 id="leave-card" tabIndex={-1} ref={focusOn}>
        {texts.leaveTitle.text}
      </h3>
      <p>{texts.leaveText.text}</p>
      <p className="my-onecard-ways">
        <Button onClick={onKeep} aria-disabled={isRemoving || undefined}>
          {texts.keep.text}
        </Button>
        <Button
          look="outline"
          aria-disabled={isRemoving || undefined}
          onClick={() => (isRemoving ? undefined : onLeave())}
        >
          {(isRemoving ? texts.leaving : texts.leaveYes).text}
        </Button>
      </p>
    </div>
  );
}
