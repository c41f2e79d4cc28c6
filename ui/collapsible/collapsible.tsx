import './collapsible.css';
import { type ReactNode, useEffect, useId } from 'react';
import { collapsibleMachine, isOpen, isUnmeasured } from '#machines/collapsible/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { collapsibleTexts as texts } from '../texts/collapsible.texts.ts';

type Props = { readonly title?: string; readonly children: ReactNode };

/**
 * Navigation or filters that can be folded away. In the page as it was sent they are open, and small screens fold them by
 * their style until the page is live, so that nothing jumps; without script they stay open.
 */
export function Collapsible({ title = texts.title.text, children }: Props) {
  const [collapsible, send] = useChart(collapsibleMachine);
  const body = useId();
  const open = isOpen(collapsible);
  useEffect(() => {
    const measure = () => send({ type: 'screen.resize', widthPx: window.innerWidth });
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [send]);
  return (
    <div className="collapsible" data-state={isUnmeasured(collapsible) ? 'unmeasured' : open ? 'open' : 'collapsed'}>
      <button
        type="button"
        className="collapsible-toggle"
        aria-expanded={open}
        aria-controls={body}
        onClick={() => send({ type: 'toggle.press' })}
        data-needs-script=""
      >
        {`${open ? texts.collapse.text : texts.expand.text} ${title}`}
        <Icon name="chevron-down" />
      </button>
      <div className="collapsible-body" id={body} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
