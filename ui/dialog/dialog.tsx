import './dialog.css';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useContext, useId, useRef } from 'react';
import type { ModalPadding, ModalSize } from '#services/modals/modals.words.ts';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { dialogTexts as texts } from '../texts/dialog.texts.ts';
import { ModalHoldContext } from './modal-hold.ts';
import { useModalElement } from './use-modal-element.ts';

type Props = {
  readonly title: string;
  readonly size?: ModalSize;
  readonly padding?: ModalPadding;
  readonly align?: 'left' | 'center';
  /** As wide as what it holds, up to its size. */
  readonly isFitted?: boolean;
  /** Its buttons, always in sight below what scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The platform's own modal: a sheet from below on small screens. It stands open in the first document with a plain
 * link to close it, and becomes modal when live. It never closes itself: it tells what holds it.
 */
export function Dialog({
  title,
  size = 'default',
  padding = 'default',
  align = 'left',
  isFitted = false,
  actions,
  children,
}: Props) {
  const { closeHref, isDismissible, hasBack, onDismiss, onBack } = useContext(ModalHoldContext);
  const dialog = useModalElement();
  const pressed = useRef<EventTarget | null>(null);
  const heading = useId();

  const dismiss = (event: SyntheticEvent, by: 'escape' | 'button') => {
    event.preventDefault();
    event.stopPropagation();
    onDismiss(by);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === dialog.current) onDismiss('backdrop');
  };
  return (
    <>
      {closeHref !== undefined && isDismissible ? (
        <A className="dialog-shade" href={closeHref} tabIndex={-1} aria-hidden="true" data-replace="" />
      ) : (
        <div className="dialog-shade" />
      )}
      <dialog
        ref={dialog}
        className="dialog"
        data-size={size}
        data-padding={padding}
        data-align={align}
        data-fitted={isFitted || undefined}
        aria-labelledby={heading}
        aria-modal="true"
        open
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) dismiss(event, 'escape');
        }}
        onCancel={(event) => {
          if (event.target === dialog.current) dismiss(event, 'escape');
        }}
        onClose={(event) => {
          // A browser may close it whatever it was told; as long as it stands here, it is open.
          if (event.target === dialog.current && dialog.current.isConnected) dialog.current.showModal();
        }}
        onPointerDown={({ target }) => {
          pressed.current = target;
        }}
        onClick={onClick}
      >
        <div className="dialog-head">
          {hasBack ? (
            <button type="button" className="dialog-back" onClick={onBack}>
              <Icon name="back" label={texts.back.text} />
            </button>
          ) : null}
          <h2 id={heading}>{title}</h2>
          {!isDismissible ? null : closeHref === undefined ? (
            <button type="button" className="dialog-close" onClick={(event) => dismiss(event, 'button')}>
              <Icon name="close" label={texts.close.text} />
            </button>
          ) : (
            <A className="dialog-close" href={closeHref} data-replace="" onClick={(event) => dismiss(event, 'button')}>
              <Icon name="close" label={texts.close.text} />
            </A>
          )}
        </div>
        <div className="dialog-body">{children}</div>
        {actions ? <div className="dialog-actions">{actions}</div> : null}
      </dialog>
    </>
  );
}
