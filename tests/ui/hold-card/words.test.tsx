import { describe, expect, it } from 'vitest';
import { fulfilmentWith, minuteMs, startMs } from '#tests/machines/reservation/terms.sample.ts';
import { slotWords } from '#ui/header/slot-words.ts';
import { type AlertAsked, isTypingPlace, reservationMessage } from '#ui/modal-messages/reservation-words.ts';

const cutOffMs = startMs + 180 * minuteMs;
const asked: AlertAsked = {
  kind: 'expired',
  isExpress: false,
  cutOffMs,
  path: '/shop/specials',
  messages: {},
  expressMessages: {},
};
const said = (over: Partial<AlertAsked>) => {
  const { title, description, buttonText, ctaAction, cancelButtonText } = reservationMessage({ ...asked, ...over });
  return [title, description, buttonText, ctaAction, ...(cancelButtonText ? [cancelButtonText] : [])];
};

describe('What is said when a held slot comes to its end', () => {
  it('is that the time is up, and leads to the time slots [A8.01] [A8.02] [A8.03] [A2.100]', () => {
    expect(said({})).toEqual([
      "Time's up!",
      'The time you had to place your order has passed. Choose a time slot to keep shopping.',
      'Change time slot',
      '/bookatimeslot',
    ]);
  });

  it.each(['/checkout/payment', '/shop/checkout', '/checkout/bookatimeslot?x=1'])(
    'is said in other words in the checkout (%s), and leads to the same place [A8.04] [A8.05] [A8.06] [A8.O1] [A2.O19]',
    (path) => {
      expect(said({ path })).toEqual([
        'Time slot expired',
        'For accurate stock availability, please choose a time slot again before you keep shopping.',
        'Choose time slot',
        '/bookatimeslot',
      ]);
    },
  );

  it('is that the slot has closed [A8.07] [A8.08] [A8.O2]', () => {
    expect(said({ kind: 'closed' })).toEqual([
      'Time slot closed',
      'Sorry, this time slot is now full. For accurate stock availability, please choose a new time slot before you keep shopping.',
      'Choose time slot',
      '/bookatimeslot',
    ]);
  });

  it('names the clock time of the cut-off, in the operator’s words where there are some [A8.09] [A8.10] [A8.O2]', () => {
    expect(said({ kind: 'closingSoon' })).toEqual([
      'Time slot closing soon',
      'Check out by 4:00 pm to keep this time slot.',
      'Review order',
      '/reviewtrolley',
      'Keep shopping',
    ]);
    expect(said({ kind: 'closingNow', messages: { closingNow: 'Only till {cutOffTime}!' } }).slice(0, 2)).toEqual([
      'Less than 5 minutes left',
      'Only till 4:00 pm!',
    ]);
  });

  it('has its own titles and texts for an express slot [A4.25] [A4.26] [A8.11] [A8.12] [A8.13]', () => {
    const expressMessages = { closingSoon: 'Express closes soon.', expired: 'Gone.' };
    const kinds = ['closingSoon', 'closingNow', 'closed', 'expired'] as const;
    expect(
      kinds.map((kind) =>
        said({ kind, isExpress: true, messages: { closingSoon: 'no' }, expressMessages }).slice(0, 2),
      ),
    ).toEqual([
      ['Express closing soon!', 'Express closes soon.'],
      ['Express is closing now', 'Check out by 4:00 pm to keep this time slot.'],
      ['Express is now closed', 'Your trolley stays as it is. You can still choose another time.'],
      ["Time's up!", 'Gone.'],
    ]);
  });

  it('stops nobody who writes an address, a note, a card or a password', () => {
    const typing = [
      '/reviewtrolley',
      '/checkout/payment',
      '/shop/securelogin',
      '/register/shopperdetails',
      '/account/addresses',
    ];
    expect(typing.map(isTypingPlace)).toEqual(typing.map(() => true));
    expect(['/', '/shop/specials', '/bookatimeslot', '/checkout/bookatimeslot'].map(isTypingPlace)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('The head of every page', () => {
  const held = fulfilmentWith({ id: 'a', cutOffMs, heldUntilMs: startMs + 90 * minuteMs });
  const ponsonby = { ...fulfilmentWith(null), suburb: 'Ponsonby', suburbId: 1 };
  it('says the slot that is held and till when, else the place, else the way to choose', () => {
    expect(slotWords({ ...held, isSlotToday: true })).toEqual({ title: 'Today 4–5 pm', note: 'held till 2:30 pm' });
    expect(slotWords(ponsonby)).toEqual({ title: 'Delivery to Ponsonby', note: 'Choose a time' });
    const pickup = { ...ponsonby, method: 'Pickup', pickupAddressId: 2, pickupAddressName: 'Kete Newmarket' } as const;
    expect(slotWords(pickup)?.title).toBe('Pick up at Kete Newmarket');
    expect([slotWords(null), slotWords(fulfilmentWith(null))]).toEqual([null, null]);
  });

  it('says how, where and when as one bar where that is switched on', () => {
    expect(slotWords({ ...held, ...{ suburb: 'Ponsonby', suburbId: 1 } }, true)).toEqual({
      title: 'Delivery to Ponsonby',
      note: 'Sat 21 Nov 4–5 pm · held till 2:30 pm',
    });
  });
});
