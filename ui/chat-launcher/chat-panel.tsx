import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { chatNames } from '#services/chat/chat.rules.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { chatTexts as texts } from '../texts/chat.texts.ts';

type Props = {
  readonly widgetUrl: string;
  /** Closed, it keeps the chat where it is. */
  readonly isOpen: boolean;
  /** Until then the chat is on its way. */
  readonly isTalking: boolean;
  /** It fills the screen, and nothing beside it can be reached. */
  readonly isModal: boolean;
  readonly onHide: () => void;
  readonly onEnd: () => void;
};

/** The chat in its frame: beside the page on large screens, over all of it on small ones. */
export function ChatPanel({ widgetUrl, isOpen, isTalking, isModal, onHide, onEnd }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current || !isOpen) return;
    const before = document.activeElement;
    if (isModal && typeof current.showModal === 'function') current.showModal();
    else if (typeof current.show === 'function') current.show();
    else current.setAttribute('open', '');
    const isTaken = before instanceof HTMLElement && before !== document.body && !current.contains(before);
    if (isModal || !isTaken) title.current?.focus();
    else before.focus();
    return () => (typeof current.close === 'function' ? current.close() : current.removeAttribute('open'));
  }, [isOpen, isModal]);

  useEffect(() => {
    if (isOpen && isTalking && dialog.current?.contains(document.activeElement)) frame.current?.focus();
  }, [isOpen, isTalking]);

  return (
    <dialog
      ref={dialog}
      className="chat-launcher-panel"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onHide();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isModal) onHide();
      }}
    >
      <div className="chat-launcher-head">
        <h2 id={heading} ref={title} tabIndex={-1}>
          {texts.title.text}
        </h2>
        {isTalking ? (
          <Button size="small" look="quiet" onClick={onEnd}>
            {texts.end.text}
          </Button>
        ) : null}
        <button type="button" className="chat-launcher-hide" onClick={onHide}>
          <Icon name="chevron-down" label={texts.hide.text} />
        </button>
      </div>
      <p className="chat-launcher-wait" role="status">
        {isTalking ? '' : texts.starting.text}
      </p>
      <iframe
        ref={frame}
        name={chatNames.frame}
        src={widgetUrl}
        title={texts.frame.text}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="strict-origin"
        tabIndex={isTalking ? undefined : -1}
      />
    </dialog>
  );
}
