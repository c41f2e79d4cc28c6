import type { ChatEvent, ChatFace } from '#machines/chat/index.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { chatTexts as texts } from '../texts/chat.texts.ts';

type Props = {
  readonly face: ChatFace;
  readonly send: (event: ChatEvent) => void;
  readonly contactHref: string;
};

/** What shows while the panel does not: the offer, the way back to a chat that goes on, or that there is none. */
export function ChatResting({ face, send, contactHref }: Props) {
  if (face === 'button')
    return (
      <button
        type="button"
        className="chat-launcher-button"
        data-takes-focus=""
        onClick={() => send({ type: 'chat.start' })}
      >
        <Icon name="help" />
        <span>{texts.start.text}</span>
      </button>
    );
  if (face === 'bar')
    return (
      <section className="chat-launcher-card" aria-label={texts.bar.text}>
        <Button size="small" data-takes-focus="" onClick={() => send({ type: 'chat.open' })}>
          {texts.back.text}
        </Button>
        <Button size="small" look="quiet" onClick={() => send({ type: 'chat.end' })}>
          {texts.end.text}
        </Button>
      </section>
    );
  if (face === 'failure')
    return (
      <section className="chat-launcher-card" aria-label={texts.title.text}>
        <p role="alert">{texts.failed.text}</p>
        <Button size="small" data-takes-focus="" onClick={() => send({ type: 'chat.start' })}>
          {texts.again.text}
        </Button>
        <ButtonLink size="small" look="outline" href={contactHref}>
          {texts.contact.text}
        </ButtonLink>
        <Button size="small" look="quiet" onClick={() => send({ type: 'failure.dismiss' })}>
          {texts.close.text}
        </Button>
      </section>
    );
  return null;
}
