import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { restrictedMessage } from '#ui/modal-messages/restricted-words.ts';

const none = { isExpressDelivery: false, isFlexibleDelivery: false, isELockerPickupSlot: false };
function read(flags: Partial<typeof none>, isRebranded = false) {
  const { data } = restrictedMessage({ ...none, ...flags }, isRebranded);
  const { container, unmount } = render(<GenericModal data={data} onAnswer={() => undefined} />);
  const told = {
    title: screen.getByRole('heading', { hidden: true }).textContent,
    text: container.querySelector('.generic-modal p')?.textContent,
    buttons: [...container.querySelectorAll('.button')]
      .map((button) => button.textContent)
      .filter((text) => text !== ''),
  };
  unmount();
  return told;
}

describe('What may not be handed over in the time that is held', () => {
  it('is said of express under both of its names [A8.26] [A8.27] [A8.28] [A8.29] [A8.30] [A8.31]', () => {
    const text =
      'To proceed, please remove these items from your trolley, or choose Standard Delivery or Express Pick up.';
    const buttons = ['Review and remove items', 'Get my order via another method'];
    expect(read({ isExpressDelivery: true }, true)).toEqual({
      ...{ text, buttons },
      title: "We're sorry, restricted items are not available via Delivery Now.",
    });
    expect(read({ isExpressDelivery: true }).title).toBe(
      "We're sorry, restricted items are not available via Express Delivery.",
    );
  });

  it('is said of a flexible hour in its own words [A8.32] [A8.O7]', () => {
    expect(read({ isFlexibleDelivery: true })).toEqual({
      title: "We're sorry, restricted items are not available in a flexible 1hr window.",
      text: 'To proceed, please remove these items from your trolley, or choose another delivery window.',
      buttons: ['Review and remove items', 'Get my order via another method'],
    });
  });

  it('is said of a locker, with another place first and taking them out second [A8.33] [A8.34] [A8.35] [A8.36] [A8.37]', () => {
    expect(read({ isELockerPickupSlot: true })).toEqual({
      title: 'Unfortunately alcohol items are no longer available with self-service eLockers',
      text: 'To continue, choose another Pick up option or remove your alcohol items.',
      buttons: ['Choose another option', 'Remove items'],
    });
  });

  it('is said in general in every other case, with one button [A8.38] [A8.39] [A8.40]', () => {
    expect(read({})).toMatchObject({
      title: 'Liquor items cannot be delivered within the selected delivery period',
      buttons: ['Review Trolley'],
    });
  });

  it('is said once, in the words of express, then of a flexible hour, then of a locker, whatever else holds [A8.O8]', () => {
    const flag = fc.boolean();
    const flags = fc.record({ isExpressDelivery: flag, isFlexibleDelivery: flag, isELockerPickupSlot: flag });
    fc.assert(
      fc.property(flags, (told) => {
        const { title = '' } = restrictedMessage(told, false).data;
        const [word] = [
          ...(told.isExpressDelivery ? ['Express Delivery'] : []),
          ...(told.isFlexibleDelivery ? ['flexible 1hr window'] : []),
          ...(told.isELockerPickupSlot ? ['self-service eLockers'] : []),
          'Liquor items cannot',
        ];
        expect(title).toContain(word);
      }),
    );
  });
});
