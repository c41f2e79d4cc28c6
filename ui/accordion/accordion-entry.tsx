import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { SafeNode } from '#services/html/safe-html.contract.ts';
import { Icon } from '../icon/icon.tsx';
import { SafeHtml } from '../safe-html/safe-html.tsx';

type Props = {
  /** Shared by items of which the platform itself shows one at a time, also before the page is live. */
  readonly group: string | undefined;
  readonly heading: string;
  readonly body: readonly SafeNode[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** One heading and what it opens. The platform's own disclosure underneath follows what the chart says. */
export function AccordionEntry({ group, heading, body, isOpen, onToggle }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const name = useId();
  const isOpenNow = useRef(isOpen);
  const toggle = useRef(onToggle);
  useLayoutEffect(() => {
    isOpenNow.current = isOpen;
    toggle.current = onToggle;
  });
  /** Opened before the page was live, or by the browser's search within the page: the chart hears of it. */
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const follow = () => {
      if (element.open !== isOpenNow.current) toggle.current();
    };
    follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);
  useLayoutEffect(() => {
    if (isOpen && region.current) reach(region.current);
  }, [isOpen, body]);
  return (
    <details ref={details} className="accordion-item" name={group} open={isOpen}>
      <summary
        id={name}
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {heading}
        <Icon name="chevron-down" />
      </summary>
      <div
        ref={region}
        className="accordion-body"
        role="region"
        aria-labelledby={name}
        onLoadCapture={({ currentTarget }) => reach(currentTarget)}
      >
        <SafeHtml nodes={body} />
      </div>
    </details>
  );
}

/** A body that is longer than its room scrolls, so it can be reached by keyboard; a short one is no stop on the way. */
function reach(region: HTMLElement): void {
  if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
  else region.removeAttribute('tabindex');
}
