import './entry.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { formTexts } from '#ui/texts/form.texts.ts';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What stands beside the form: the other ways in. */
  readonly aside?: ReactNode;
  readonly hasForm?: boolean;
  /** Which of the page's steps this is: who is led to another one is told so. */
  readonly step: string;
  readonly children: ReactNode;
};

/** The pages by which one comes in: one form in the middle, and what else there is beside it. */
export function Entry({ title, lead, aside, hasForm = true, step, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const stepBefore = useRef(step);
  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus();
  }, [step]);
  return (
    <main id="main" className="page entry" data-step={step}>
      <div className="entry-card">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className="entry-lead" aria-live="polite">
          {lead}
        </div>
        {hasForm ? (
          <p className="entry-script" data-without-script="">
            {formTexts.needsScript.text}
          </p>
        ) : null}
        {children}
      </div>
      {aside ? <aside className="entry-aside">{aside}</aside> : null}
    </main>
  );
}
