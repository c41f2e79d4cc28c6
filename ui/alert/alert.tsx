import './alert.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { frameTexts as texts } from '../texts/frame.texts.ts';

export const alertTypes = ['error', 'info', 'new', 'success', 'warning', 'green'] as const;
export type AlertType = (typeof alertTypes)[number];

type Props = {
  readonly type?: AlertType;
  readonly title: string;
  readonly children?: ReactNode;
  /** Given where the alert may be put away. */
  readonly onClose?: () => void;
};

const icons = {
  error: 'error',
  info: 'info',
  new: 'star',
  success: 'success',
  warning: 'alert',
  green: 'leaf',
} as const;

/** A message about what was just done or found. One that can be closed is a dialog by role, and never takes the focus. */
export function Alert({ type = 'error', title, children, onClose }: Props) {
  const id = useId();
  return (
    <div
      className="alert"
      data-type={type}
      role={onClose ? 'alertdialog' : 'alert'}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <Icon name={icons[type]} />
      <div>
        <p className="alert-title" id={`${id}-title`}>
          {title}
        </p>
        {children ? <div id={`${id}-text`}>{children}</div> : null}
      </div>
      {onClose ? (
        <button type="button" className="alert-close" onClick={onClose} aria-label={texts.close.text}>
          <Icon name="close" size="small" />
        </button>
      ) : null}
    </div>
  );
}
