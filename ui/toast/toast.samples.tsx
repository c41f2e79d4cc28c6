import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { Piece } from '../gallery.types.ts';
import { type ToastDoor, Toasts } from './toasts.tsx';

export const piece: Piece = {
  title: 'Toasts',
  about:
    'Words on what has just happened, with a way to undo it. They never take focus, and stay at least six seconds. What presses and leads somewhere stays until it is closed or followed.',
  rows: [],
  charts: ['toast'],
};

function Live() {
  const door = useRef<ToastDoor>(null);
  const show = (id: string, text: string, action?: string) =>
    door.current?.show({ id, text, ...(action ? { action } : { isPressing: true }) });
  return (
    <>
      <Button look="outline" onClick={() => show('milk', 'Kōwhai blue milk was removed.', 'Undo')}>
        Remove the milk
      </Button>
      <Button look="outline" onClick={() => show('slot', 'Your time is held for another five minutes.')}>
        Let the time run
      </Button>
      <Button
        look="outline"
        onClick={() =>
          door.current?.show({
            id: 'order',
            text: 'Your order was not paid for. Nothing was charged.',
            link: { text: 'Pay again', href: '/checkout/payment' },
            isPressing: true,
          })
        }
      >
        Have the card declined
      </Button>
      <Toasts ref={door} onSay={() => undefined} />
    </>
  );
}

export const samples = { live: <Live /> };
