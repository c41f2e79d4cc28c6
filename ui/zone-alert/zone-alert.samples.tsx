import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { zoneMachine } from '#machines/zone/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { ZoneAlert } from './zone-alert.tsx';

export const piece: Piece = {
  title: 'Zone alert',
  about: 'What may be brought to the address, where that is not everything. Put away, it comes with the next address.',
  rows: ['A4.02', 'A4.03', 'A4.04', 'A4.O1', 'A8.14', 'A8.15', 'A8.16', 'A8.17', 'A8.O3'],
  charts: ['zone'],
};

/** An alert that stands still: a sample is looked at and answers nothing. */
function face(area: 'limited' | 'dryGoods' | 'outOfZone', change: 'resting' | 'changing' = 'resting'): ReactNode {
  const snapshot = zoneMachine.resolveState({
    value: { area, notice: 'shown', change },
    context: {
      terms: {
        method: 'Courier',
        isAddressInDeliveryZone: area !== 'outOfZone',
        perishableCode: area === 'limited' ? 'L' : 'N',
        place: '1/7',
      },
      dismissed: null,
      reported: null,
    },
  });
  const zone = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
  return <ZoneAlert zone={zone as never as ActorRefFrom<typeof zoneMachine>} here="/bookatimeslot" messages={{}} />;
}

export const samples: Samples = {
  'out of zone': face('outOfZone'),
  'dry goods': face('dryGoods'),
  limited: face('limited'),
  'another address is being answered': face('dryGoods', 'changing'),
};
