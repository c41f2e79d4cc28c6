import './card-frame.css';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { debugUrlOf, mountedOf, troubleOf, wrongFieldsOf } from '#machines/card-frame/index.ts';
import { frameOriginOf } from '#services/payments/frame-messages.rules.ts';
import { href } from '../link/href.ts';
import { cardFrameTexts as texts } from '../texts/card-frame.texts.ts';
import { FrameTrouble } from './frame-trouble.tsx';
import type { CardFrameActor } from './use-card-frame.ts';
import { useFrameTalk } from './use-frame-talk.ts';

type Props = {
  /** What `useCardFrame` gave, or the card frame of a larger chart. */
  readonly actor: CardFrameActor;
  readonly title?: string;
  readonly width?: string;
  readonly height?: number;
  /** Where whoever takes the payments can be reached; the shop itself unless it is given. */
  readonly contactHref?: string;
};

type Now = ReturnType<CardFrameActor['getSnapshot']>;

/** What is said of the card to someone who cannot see the frame. */
function validityOf(now: Now): string {
  if (!now.hasTag('loaded') || now.context.isValid === null) return '';
  if (now.context.isValid) return texts.complete.text;
  const wrong = wrongFieldsOf(now);
  return wrong.length === 0
    ? texts.wrongCard.text
    : `${texts.wrong.text} ${wrong.map((name) => texts[name].text).join(', ')}.`;
}

function statusOf(now: Now): string {
  if (now.hasTag('loading')) return texts.loading.text;
  if (now.hasTag('submitting')) return texts.submitting.text;
  return now.hasTag('loaded') && now.context.isRenewed ? texts.renewed.text : '';
}

const stateOf = (now: Now) =>
  now.hasTag('errored')
    ? 'errored'
    : now.hasTag('submitting')
      ? 'submitting'
      : now.hasTag('loaded')
        ? 'loaded'
        : 'loading';

/** The frame in which a card is typed. It belongs to the payment side: the page never sees a number. */
export function CardFrame({ actor, title = texts.title.text, width = '100%', height = 125, contactHref }: Props) {
  const now = useSelector(actor, (snapshot) => snapshot);
  const frame = useRef<HTMLIFrameElement>(null);
  const mounted = mountedOf(now);
  const origin = mounted && frameOriginOf(mounted.url, now.context.payOrigin);
  useFrameTalk(actor, frame, mounted && origin !== null ? { origin, attempt: mounted.attempt } : null);
  const trouble = troubleOf(now);
  const state = stateOf(now);
  return (
    <div
      className="card-frame"
      data-state={state}
      data-focus={now.context.hasFocus ? '' : undefined}
      data-invalid={now.context.isValid === false ? '' : undefined}
      aria-busy={now.hasTag('busy')}
    >
      {mounted ? (
        <iframe
          key={mounted.attempt}
          ref={frame}
          src={mounted.url}
          title={title}
          width={width}
          height={height}
          sandbox="allow-scripts allow-same-origin"
          allow="payment"
          referrerPolicy="strict-origin"
          hidden={trouble !== null}
        />
      ) : null}
      <p className="card-frame-status" role="status">
        {statusOf(now)}
      </p>
      <p className="visually-hidden" role="status">
        {validityOf(now)}
      </p>
      {trouble === null ? null : (
        <FrameTrouble
          trouble={trouble}
          contactHref={contactHref ?? href.page('/contact-us')}
          debugUrl={debugUrlOf(now)}
          onRetry={() => actor.send({ type: 'frame.retry' })}
        />
      )}
    </div>
  );
}
