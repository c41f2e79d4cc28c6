import './my-onecard.css';
import '../../loyalty/points-card.css';
import type { ReactNode } from 'react';
import type { MyOnecardShown } from '#machines/my-onecard/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import type { Problems } from '#ui/form/problems.ts';
import { href } from '#ui/link/href.ts';
import { loyaltyTexts, myOnecardTexts as texts } from '#ui/texts/loyalty.texts.ts';
import { CardNow } from './card-now.tsx';
import { JoinCard } from './join-card.tsx';

export type MyOnecardPageProps = {
  readonly shown: MyOnecardShown;
  /** A card that came with a link waits to be joined. */
  readonly isCardWaiting: boolean;
  readonly onJoin: (written: { readonly number: string; readonly problems: Problems }) => void;
  readonly onReload: () => void;
  readonly onAskToLeave: () => void;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
};

/** What was pressed has gone with the card, or stands empty: whoever pressed it goes on from here. */
const focusOn = (word: HTMLElement | null) => word?.focus();

/** The card on an account: which it is, joining one by its number, and taking it off. */
export function MyOnecardPage(props: MyOnecardPageProps): ReactNode {
  const { shown, isCardWaiting, onJoin, onReload, onAskToLeave, onKeep, onLeave } = props;
  const { state, card, fault, outcome, change } = shown;
  const hasCard = card !== null && card.lastDigits !== null;
  return (
    <main id="main" className="page my-onecard" aria-busy={change !== null || undefined}>
      <h1>{texts.title.text}</h1>
      {isCardWaiting ? (
        <Alert
          type="info"
          title={texts.fromLink.text}
          action={
            <ButtonLink
              size="small"
              href={href.modalOver('/account/onecard', { outlet: 'account-modal', path: 'register-onecard' })}
            >
              {texts.toLink.text}
            </ButtonLink>
          }
        >
          {texts.fromLinkText.text}
        </Alert>
      ) : null}
      <div className="my-onecard-outcome" role="status">
        {outcome === 'joined' || outcome === 'left' ? (
          <p tabIndex={-1} ref={focusOn} key={outcome}>
            {texts[outcome].text}
          </p>
        ) : null}
      </div>
      {outcome === 'unchanged' ? (
        <Alert type="error" title={texts.unchanged.text}>
          {fault ? faultWords(fault) : null}
        </Alert>
      ) : null}
      {state === 'failed' ? (
        <Alert
          type="error"
          title={texts.failed.text}
          action={
            <Button size="small" onClick={onReload} data-needs-script="">
              {loyaltyTexts.tryAgain.text}
            </Button>
          }
        >
          {fault ? faultWords(fault) : null}
        </Alert>
      ) : null}
      {state === 'asking' ? <p role="status">{texts.asking.text}</p> : null}
      {state === 'shown' && card ? (
        <>
          <CardNow
            card={card}
            isLeaving={shown.isLeaving}
            isRemoving={change === 'removing'}
            onAskToLeave={onAskToLeave}
            onKeep={onKeep}
            onLeave={onLeave}
          />
          <JoinCard
            key={card.lastDigits ?? ''}
            hasCard={hasCard}
            problems={shown.problems}
            isBusy={change === 'joining'}
            onJoin={onJoin}
          />
        </>
      ) : null}
    </main>
  );
}
