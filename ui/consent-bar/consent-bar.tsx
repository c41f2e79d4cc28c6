import './consent-bar.css';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ConsentChoice } from '#machines/consent/index.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { consentTexts as texts } from '#ui/texts/consent.texts.ts';

type Props = {
  /** What holds until the question is answered; null while nothing was ever said. */
  readonly choice: ConsentChoice | null;
  readonly onGrant: () => void;
  readonly onRefuse: () => void;
};

const now = { granted: texts.nowGranted, refused: texts.nowRefused };

/** Marks the control that brings the question back, so that focus goes to the question and returns. */
export const opensConsent = { 'data-opens-consent': '' } as const;

/** Asks whether visits may be counted: a region at the foot of the page with two equal answers, in nobody's way. */
export function ConsentBar({ choice, onGrant, onRefuse }: Props) {
  const bar = useRef<HTMLElement>(null);
  const title = useId();

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement;
    const measure = () => page.style.setProperty('--consent', `${element.offsetHeight}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      page.style.removeProperty('--consent');
    };
  }, []);

  useLayoutEffect(() => {
    const element = bar.current;
    const from = document.activeElement;
    const opener = from instanceof HTMLElement && from.hasAttribute('data-opens-consent') ? from : null;
    if (opener) element?.focus({ preventScroll: true });
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const back = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main h1');
      if (back && back !== opener) back.tabIndex = -1;
      back?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section className="consent-bar" aria-labelledby={title} tabIndex={-1} ref={bar}>
      <div className="consent-bar-words">
        <h2 id={title}>{texts.title.text}</h2>
        <p>
          {texts.text.text} <A href={href.info('privacy')}>{texts.more.text}</A>
        </p>
        {choice ? <p className="consent-bar-now">{now[choice].text}</p> : null}
      </div>
      <div className="consent-bar-actions">
        <Button look="outline" onClick={onGrant}>
          {texts.grant.text}
        </Button>
        <Button look="outline" onClick={onRefuse}>
          {texts.refuse.text}
        </Button>
      </div>
    </section>
  );
}
