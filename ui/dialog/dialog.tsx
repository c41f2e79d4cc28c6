import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';

type Props = {
  title: string;
  /** Where closing leads: a modal is a place with an address. */
  closeHref: string;
  size?: 'default' | 'medium' | 'large' | 'full';
  onClose?: () => void;
  children: ReactNode;
};

/** The platform's own modal. It stands open in the first HTML with a plain link to close it, and becomes modal when live. */
export function Dialog({ title, closeHref, size = 'default', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || typeof element.showModal !== 'function') return;
    element.open = false;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <>
      <A className="dialog-shade" href={closeHref} tabIndex={-1} aria-hidden="true" data-replace="" />
      <dialog
        ref={dialog}
        className="dialog"
        data-size={size}
        aria-labelledby={heading}
        open
        onCancel={(event) => {
          event.preventDefault();
          onClose?.();
        }}
        onClick={(event) => {
          if (event.target === dialog.current) onClose?.();
        }}
      >
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <A className="dialog-close" href={closeHref} data-replace="">
            <Icon name="close" label="Close" />
          </A>
        </div>
        <div className="dialog-body">{children}</div>
      </dialog>
    </>
  );
}
