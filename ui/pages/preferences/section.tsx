import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  readonly text: string;
  /** Where links to it lead. */
  readonly anchor?: string;
  /** It is nothing without script, and is not there without. */
  readonly needsScript?: boolean;
  readonly children: ReactNode;
};

/** One thing to choose, with its heading: what every part of the preferences stands in. */
export function PreferenceSection({ title, text, anchor, needsScript, children }: Props): ReactNode {
  const id = useId();
  return (
    <section
      className="preferences-section"
      id={anchor}
      aria-labelledby={id}
      data-needs-script={needsScript ? '' : undefined}
    >
      <h2 id={id}>{title}</h2>
      <p className="preferences-text">{text}</p>
      {children}
    </section>
  );
}
