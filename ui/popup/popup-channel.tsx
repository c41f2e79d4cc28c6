import { createContext, type ReactNode, useContext, useState } from 'react';

type Word = { readonly type: 'popup.show' | 'popup.close'; readonly id: string };
type Hear = (word: Word) => void;

type Channel = {
  readonly say: Hear;
  readonly join: (hear: Hear) => () => void;
  /** A popup stands open until it is taken away; Escape is for the one that came last. */
  readonly stand: (id: string) => () => void;
  readonly isLast: (id: string) => boolean;
};

function createChannel(): Channel {
  const listeners = new Set<Hear>();
  const standing: string[] = [];
  return {
    say: (word) => {
      for (const hear of [...listeners]) hear(word);
    },
    join: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    stand: (id) => {
      standing.push(id);
      return () => void standing.splice(standing.lastIndexOf(id), 1);
    },
    isLast: (id) => standing.at(-1) === id,
  };
}

const silent: Channel = { say: () => {}, join: () => () => {}, stand: () => () => {}, isLast: () => true };

export const ChannelContext = createContext<{ readonly channel: Channel; readonly place: string }>({
  channel: silent,
  place: '',
});

/** One for a page, above everything that shows popups. `place` is the page's address: popups may close when it changes. */
export function PopupChannel({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const [channel] = useState(createChannel);
  return <ChannelContext value={{ channel, place }}>{children}</ChannelContext>;
}

/** Opens and closes any popup of the page by its id. */
export function usePopups(): { readonly show: (id: string) => void; readonly close: (id: string) => void } {
  const { channel } = useContext(ChannelContext);
  return {
    show: (id) => channel.say({ type: 'popup.show', id }),
    close: (id) => channel.say({ type: 'popup.close', id }),
  };
}
