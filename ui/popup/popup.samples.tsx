import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { Piece } from '../gallery.types.ts';
import { A } from '../link/link.tsx';
import { Popup, type TargetAttributes } from './popup.tsx';
import { PopupChannel, usePopups } from './popup-channel.tsx';

export const piece: Piece = {
  title: 'Popup',
  about: 'A note beside a button. It stays until it is closed, and never keeps anyone from the rest of the page.',
  rows: ['B1.09', 'B4.031', 'B4.032', 'B4.033', 'B4.034', 'B4.035', 'B4.036', 'B4.037', 'B4.038', 'B4.039', 'B9.016'],
  charts: ['popup'],
};

const button = (label: string) => (attributes: TargetAttributes) => (
  <Button look="outline" {...attributes}>
    {label}
  </Button>
);
const note = (
  <p>
    Bags are packed by temperature. <A href="/info/bags">More about bags</A>
  </p>
);

function FromElsewhere({ children }: { readonly children: ReactNode }) {
  const { show, close } = usePopups();
  return (
    <>
      <Button look="quiet" onClick={() => show('bags-by-id')}>
        Show it from here
      </Button>
      <Button look="quiet" onClick={() => close('bags-by-id')}>
        Close it from here
      </Button>
      {children}
    </>
  );
}

export const samples = {
  popup: (
    <Popup id="bags" title="Your bags" target={button('How are bags packed?')}>
      {note}
    </Popup>
  ),
  'one that only its own controls close': (
    <Popup id="bags-kept" title="Your bags" target={button('How are bags packed?')} closesOutside={false}>
      {note}
    </Popup>
  ),
  'shown and closed from elsewhere': (
    <PopupChannel place="/gallery">
      <FromElsewhere>
        <Popup id="bags-by-id" title="Your bags" target={button('How are bags packed?')} closesOutside={false}>
          {note}
        </Popup>
      </FromElsewhere>
    </PopupChannel>
  ),
};
