import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Piece } from '../gallery.types.ts';
import { Cutout } from './cutout.tsx';

export const piece: Piece = {
  title: 'Cutout modal',
  about:
    'A hint at one thing of the page, shown until it is closed and never again. It shades the page and blocks nothing.',
  rows: ['B1.10', 'B4.040', 'B4.041', 'B9.018', 'B9.019', 'B9.020', 'B9.021', 'B9.022'],
  charts: ['cutout'],
};

const never = () => false;
const forget = () => undefined;

function OnDemand() {
  const id = useId();
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button id={id} look="outline" onClick={() => setTimes(times + 1)}>
        Point at me
      </Button>
      {times > 0 ? (
        <Cutout
          key={times}
          storageKey="changedPriceTutorialAcknowledged"
          targetId={id}
          title="Prices may change"
          isAcknowledged={never}
          onAcknowledged={forget}
        >
          <p>The price of things sold by weight is settled when they are picked.</p>
        </Cutout>
      ) : null}
    </>
  );
}

export const samples = { 'on demand': <OnDemand /> };
