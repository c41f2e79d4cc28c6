import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect } from 'vitest';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import type { CardFrameReport } from '#machines/card-frame/index.ts';
import { CardFrame } from '#ui/card-frame/card-frame.tsx';
import { PaymentsContext } from '#ui/card-frame/payments-context.ts';
import { type CardFrameActor, useCardFrame } from '#ui/card-frame/use-card-frame.ts';
import { LogContext } from '#ui/log/log.ts';
import { TellContext } from '#ui/tell/tell.ts';

export const payOrigin = 'https://pay.kete.example';
export const instrumentId = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';
type Asked = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** A card frame on a page, whose store and whose frame answer when the test says so. */
export function cardFrameRig() {
  let captures: Asked[] = [];
  let instruments: Asked[] = [];
  let told: AnalyticsEvent[] = [];
  let logged: string[] = [];
  const log = { warn: (line: string) => void logged.push(line), error: (line: string) => void logged.push(line) };
  let reports: CardFrameReport[] = [];
  let posted: { message: unknown; origin: string }[] = [];
  let frames: HTMLIFrameElement[] = [];
  let actor: CardFrameActor | undefined;
  const asks = (list: () => Asked[]) => () =>
    new Promise<never>((resolve, reject) => void list().push({ resolve, reject }));
  const service = { cardCapture: asks(() => captures), hasInstrument: asks(() => instruments) };
  function Page({ contactHref, height }: { contactHref?: string; height?: number }) {
    const own = useCardFrame((report) => void reports.push(report));
    useEffect(() => {
      actor = own;
    });
    return <CardFrame actor={own} {...(contactHref ? { contactHref } : {})} {...(height ? { height } : {})} />;
  }
  /** Each window of a frame keeps what is posted to it. */
  const frame = () => {
    const now = screen.queryByTitle<HTMLIFrameElement>('Card details');
    if (now?.contentWindow && !frames.includes(now)) {
      frames.push(now);
      now.contentWindow.postMessage = ((message: unknown, origin: string) =>
        void posted.push({ message, origin })) as never;
    }
    return now;
  };
  const rig = {
    show(props: { contactHref?: string; height?: number; isDebugOn?: boolean } = {}) {
      [captures, instruments, told, logged, reports, posted, frames] = [[], [], [], [], [], [], []];
      const { isDebugOn = true, ...rest } = props;
      return render(
        <LogContext value={log}>
          <TellContext value={(event) => void told.push(event)}>
            <PaymentsContext value={{ service, payOrigin, isDebugOn }}>
              <Page {...rest} />
            </PaymentsContext>
          </TellContext>
        </LogContext>,
      );
    },
    frame,
    frames: () => frames,
    box: () => document.querySelector('.card-frame') as HTMLElement,
    actor: () => actor as CardFrameActor,
    told: () => told,
    reports: () => reports,
    posted: () => posted,
    /** What was logged; each of them is also told to those who count. */
    exceptions: () => {
      const counted = told.flatMap((event) =>
        event.event === 'exception' ? [`Card frame: ${event.description}`] : [],
      );
      expect(logged).toEqual(counted);
      return logged.map((line) => line.replace('Card frame: ', ''));
    },
    capture: (answer: unknown) => act(async () => captures.shift()?.resolve(answer as never)),
    refuseCapture: () => act(async () => captures.shift()?.reject(new Error('boom'))),
    captureAsks: () => captures.length,
    instrument: (isTaken: boolean) => act(async () => instruments.shift()?.resolve(isTaken as never)),
    refuseInstrument: () => act(async () => instruments.shift()?.reject(new Error('boom'))),
    /** As the frame itself says it, unless something else is given. */
    say(data: unknown, from: { origin?: string; source?: unknown } = {}) {
      const { origin = payOrigin, source = frame()?.contentWindow } = from;
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: (source ?? null) as Window | null }));
      });
    },
    refuse: (code: string) => rig.say({ eventId: 'pay-frame-error', errors: [{ code }] }),
    submit: (wishes: object = {}) => {
      frame();
      act(() => actor?.send({ type: 'card.submit', wishes }));
    },
    status: () => document.querySelector('.card-frame-status')?.textContent,
    validity: () => document.querySelector('.visually-hidden[role=status]')?.textContent,
    async open() {
      await rig.capture({ url: `${payOrigin}/capture/one`, instrumentId });
      rig.say({ eventId: 'pay-frame-loaded' });
    },
  };
  return rig;
}
