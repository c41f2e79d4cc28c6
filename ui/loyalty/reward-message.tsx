import './reward-message.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MessageShown } from '#machines/loyalty/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';

type Props = {
  readonly shown: MessageShown;
  readonly onDelete: (messageId: string) => void;
  readonly onReload: () => void;
};

/** The first reward message, and deleting it; the next one takes its place, and the focus comes to its heading. */
export function RewardMessage({ shown, onDelete, onReload }: Props): ReactNode {
  const { state, message, left, fault, deleting, hasDeleted } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = message?.messageId ?? null;
  const shownId = useRef(id);
  useEffect(() => {
    if (shownId.current !== id && hasDeleted) heading.current?.focus();
    shownId.current = id;
  }, [id, hasDeleted]);
  if (state === 'failed')
    return (
      <Alert
        type="error"
        action={
          <Button size="small" onClick={onReload} data-needs-script="">
            {texts.tryAgain.text}
          </Button>
        }
      >
        {texts.messagesFailed.text}
      </Alert>
    );
  if (state !== 'known') return null;
  if (message === null)
    return !hasDeleted ? null : (
      <section className="reward-message" aria-labelledby="reward-message">
        <h2 id="reward-message" ref={heading} tabIndex={-1}>
          {texts.messageNone.text}
        </h2>
      </section>
    );
  const isDeleting = deleting === 'sending';
  return (
    <section className="reward-message" aria-labelledby="reward-message" data-state={deleting}>
      <p className="reward-message-kind">{texts.message.text}</p>
      <h2 id="reward-message" ref={heading} tabIndex={-1}>
        {message.title}
      </h2>
      <p>{message.text}</p>
      {left > 0 ? <p className="rewards-card-note">{texts.messageMore.text.replace('{n}', String(left))}</p> : null}
      {deleting === 'failed' ? (
        <Alert type="error" title={texts.messageRefused.text}>
          {fault ? faultWords(fault) : null}
        </Alert>
      ) : null}
      <div className="reward-message-actions">
        {message.link ? (
          <ButtonLink size="small" href={message.link.href}>
            {message.link.label}
          </ButtonLink>
        ) : null}
        <Button
          size="small"
          look="outline"
          aria-disabled={isDeleting || undefined}
          onClick={() => (isDeleting ? undefined : onDelete(message.messageId))}
          data-needs-script=""
        >
          {(isDeleting ? texts.messageDeleting : texts.messageDelete).text}
        </Button>
      </div>
    </section>
  );
}
