import './alert.css';
import { type ReactNode, type Ref, useId } from 'react';
import type { SafeNode } from '#services/html/safe-html.contract.ts';
import { Icon, type IconSize } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.generated.ts';
import { alertTexts as texts } from '../texts/alert.texts.ts';
import { AlertDescription, type AlertItem } from './alert-description.tsx';

export const alertTypes = ['error', 'info', 'new', 'success', 'warning', 'green'] as const;
export type AlertType = (typeof alertTypes)[number];

export type AlertProps = {
  readonly type?: AlertType;
  readonly title?: string;
  /** Items with a message each, or HTML of the operator. */
  readonly description?: readonly AlertItem[] | readonly SafeNode[];
  readonly icon?: IconName;
  readonly iconSize?: IconSize;
  readonly children?: ReactNode;
  /** The call to action: a button or a link under the words. */
  readonly action?: ReactNode;
};

const icons = {
  error: 'error',
  info: 'info',
  new: 'star',
  success: 'success',
  warning: 'alert',
  green: 'leaf',
} as const satisfies Record<AlertType, IconName>;

type BoxProps = AlertProps & {
  readonly role: 'alert' | 'alertdialog';
  readonly close?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

/** What every alert looks like. It never takes the focus. */
export function AlertBox(props: BoxProps) {
  const { type = 'error', title, description, icon, iconSize, children, action, role, close, ref } = props;
  const id = useId();
  const hasText = Boolean(children) || (description?.length ?? 0) > 0;
  const name = `${id}-${title ? 'title' : 'text'}`;
  return (
    <div
      className="alert"
      data-type={type}
      role={role}
      aria-labelledby={name}
      aria-describedby={hasText && title ? `${id}-text` : undefined}
      ref={ref}
    >
      <Icon name={icon ?? icons[type]} size={iconSize ?? 'medium'} label={texts[type].text} />
      <div aria-live={role === 'alertdialog' ? 'polite' : undefined}>
        {title ? (
          <p className="alert-title" id={`${id}-title`}>
            {title}
          </p>
        ) : null}
        {hasText ? (
          <div className="alert-text" id={`${id}-text`}>
            {description ? <AlertDescription description={description} /> : null}
            {children}
          </div>
        ) : null}
        {action ? <div className="alert-action">{action}</div> : null}
      </div>
      {close}
    </div>
  );
}

/** A message about what was just done or found. One that a shopper can put away is a `DismissibleAlert`. */
export function Alert(props: AlertProps) {
  return <AlertBox role="alert" {...props} />;
}
