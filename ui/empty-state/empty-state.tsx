import './empty-state.css';
import type { ReactNode } from 'react';

type Props = {
  readonly picture?: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The next step, and perhaps another. */
  readonly children?: ReactNode;
};

/** Nothing to show: one picture, one sentence, one next step. */
export function EmptyState({ picture, title, text, children }: Props) {
  return (
    <div className="empty-state">
      {picture ? <img src={picture} alt="" width={200} height={160} /> : null}
      {title}
      {text ? <p className="lead">{text}</p> : null}
      {children ? <div className="empty-state-actions">{children}</div> : null}
    </div>
  );
}
