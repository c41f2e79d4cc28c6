import { type RefObject, useRef } from 'react';
import { alertMachine, isShown } from '#machines/alert/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { handFocusOn } from './hand-focus-on.ts';

type Dismissal = {
  readonly isShown: boolean;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly dismiss: () => void;
};

/** What a message that can be put away needs: its chart, and the focus handed on before it goes. */
export function useDismissal(onClose?: () => void): Dismissal {
  const [alert, send] = useChart(alertMachine, { onReport: () => onClose?.() });
  const box = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (box.current) handFocusOn(box.current);
    send({ type: 'alert.dismiss' });
  };
  return { isShown: isShown(alert), box, dismiss };
}
