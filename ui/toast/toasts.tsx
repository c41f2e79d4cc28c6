import './toast.css';
import { useSelector } from '@xstate/react';
import { type FocusEvent, type Ref, useImperativeHandle } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Toast, toastMachine, toastsOf } from '#machines/toast/index.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { toastTexts as texts } from '../texts/toast.texts.ts';

export type ToastDoor = { readonly show: (toast: Toast) => void; readonly close: (id: string) => void };

type Props = {
  /** Through which words are put up. */
  readonly ref?: Ref<ToastDoor>;
  /** To be read out: at the next pause, or at once when it is pressing. */
  readonly onSay: (text: string, isPressing: boolean) => void;
  readonly onAction?: (id: string) => void;
};

/** Words on what has just happened, with a chart of their own. */
export function Toasts({ ref, onSay, onAction }: Props) {
  const [, send, toast] = useChart(toastMachine, {
    onReport: (report) => (report.type === 'text.said' ? onSay(report.text, report.isPressing) : onAction?.(report.id)),
  });
  useImperativeHandle(
    ref,
    () => ({
      show: (toast) => send({ type: 'toast.show', toast }),
      close: (id) => send({ type: 'toast.close', id }),
    }),
    [send],
  );
  return <ToastList toast={toast} />;
}

/** Words on what has just happened. They never take focus, and stay while a pointer or focus is on them. */
export function ToastList({ toast }: { readonly toast: ActorRefFrom<typeof toastMachine> }) {
  const chart = useSelector(toast, (now) => now);
  const { send } = toast;
  const holds = {
    onPointerEnter: () => send({ type: 'hover.change', isOn: true }),
    onPointerLeave: () => send({ type: 'hover.change', isOn: false }),
    onFocus: () => send({ type: 'focus.change', isOn: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) send({ type: 'focus.change', isOn: false });
    },
  };
  return (
    <section className="toasts" aria-label={texts.region.text} data-state={String(chart.value)} {...holds}>
      {toastsOf(chart).map(({ id, text, action, link, isPressing }) => (
        <div className="toast" key={id} data-kind={isPressing ? 'pressing' : 'polite'}>
          <p>{text}</p>
          {action ? (
            <Button look="quiet" size="small" onClick={() => send({ type: 'toast.act', id })}>
              {action}
            </Button>
          ) : null}
          {link ? (
            <ButtonLink look="quiet" size="small" href={link.href} onClick={() => send({ type: 'toast.close', id })}>
              {link.text}
            </ButtonLink>
          ) : null}
          <button className="toast-close" type="button" onClick={() => send({ type: 'toast.close', id })}>
            <Icon name="close" size="small" label={`${texts.close.text}: ${text}`} />
          </button>
        </div>
      ))}
    </section>
  );
}
