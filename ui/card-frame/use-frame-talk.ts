import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { readFrameMessage, submitMessage } from '#services/payments/frame-messages.rules.ts';
import { useLog } from '../log/log.ts';
import { useTell } from '../tell/tell.ts';
import { eventOf } from './frame-events.ts';
import type { CardFrameActor } from './use-card-frame.ts';

type Mounted = { readonly origin: string; readonly attempt: number } | null;

/**
 * The one way between the page and the frame. Heard is only what the window of this frame says from its own origin, and
 * said is only a submit, to that origin: a frame that has gone elsewhere hears nothing and is not heard.
 */
export function useFrameTalk(
  actor: CardFrameActor,
  frame: RefObject<HTMLIFrameElement | null>,
  mounted: Mounted,
): void {
  const origin = mounted?.origin;
  const attempt = mounted?.attempt;
  const tell = useTell();
  const log = useLog();

  useLayoutEffect(() => {
    if (origin === undefined || attempt === undefined) return;
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target || from !== origin) return;
      const word = readFrameMessage(data);
      if (word) actor.send(eventOf(word, attempt));
    };
    window.addEventListener('message', hear);
    const asked = actor.on('submit.asked', (asking) => {
      if (asking.attempt === attempt) frame.current?.contentWindow?.postMessage(submitMessage(asking.wishes), origin);
    });
    return () => {
      window.removeEventListener('message', hear);
      asked.unsubscribe();
    };
  }, [actor, frame, origin, attempt]);

  useEffect(() => {
    const tracked = actor.on('validity.tracked', ({ isValid }) =>
      tell({ event: isValid ? 'valid_card' : 'invalid_card' }),
    );
    const raised = actor.on('exception.raised', ({ what }) => {
      log.error(`Card frame: ${what}`);
      tell({ event: 'exception', description: what });
    });
    return () => {
      tracked.unsubscribe();
      raised.unsubscribe();
    };
  }, [actor, tell, log]);
}
