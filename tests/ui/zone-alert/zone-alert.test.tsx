import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { rostered } from '#tests/machines/kit/roster.ts';
import { termsAt } from '#tests/machines/zone/zone.roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { type ZoneContext, type ZoneInput, zoneMachine } from '#machines/zone/index.ts';
import { ZoneAlert } from '#ui/zone-alert/zone-alert.tsx';

function shows(input: ZoneInput, messages: Readonly<Record<string, string>> = {}): Actor<typeof zoneMachine> {
  const zone = createActor(zoneMachine, { input }).start();
  render(<ZoneAlert zone={zone} here="/shop/specials?page=2" messages={messages} />);
  return zone;
}
const nowhere = { isAddressInDeliveryZone: false } as const;
const alert = (name: string) => screen.getByRole('alertdialog', { name });

it('Out of the zone, a warning says so and suggests picking up or another address, by links [A8.14] [A8.15] [A8.O3] [A4.02]', () => {
  shows({ fulfilment: termsAt(1, 'P', nowhere) });
  const box = alert("We're unable to deliver to your saved address");
  expect(box).toHaveAttribute('data-type', 'warning');
  expect(box).toHaveTextContent('You can switch to pick up, or choose another address.');
  expect(within(box).getByRole('link', { name: 'Switch to Pick up' })).toHaveAttribute(
    'href',
    '/shop/specials/(delivery-modal:change-pick-up-store)?page=2',
  );
  expect(within(box).getByRole('link', { name: 'Update address' })).toHaveAttribute(
    'href',
    '/shop/specials/(delivery-modal:change-delivery-address)?page=2',
  );
});

it('In a dry goods area, word of it says so [A8.16] [A4.03]', () => {
  shows({ fulfilment: termsAt(1, 'N') });
  expect(alert("Your address is in a 'Dry Goods' area")).toHaveAttribute('data-type', 'info');
});

it('In a limited perishables area, word of it says so [A8.17] [A8.O3] [A4.04]', () => {
  shows({ fulfilment: termsAt(1, 'L') });
  const box = alert('Your address is in a limited perishables area');
  expect(box).toHaveAttribute('data-type', 'info');
  expect(box).toHaveTextContent('Some fresh, chilled and frozen goods cannot be sent there.');
});

it('The operator’s words stand in the place of ours under each title [A8.O3]', () => {
  const messages = { outOfZone: 'Come by.', dryGoods: 'Rice only.', limitedPerishables: 'Less milk.' };
  shows({ fulfilment: termsAt(1, 'L') }, messages);
  shows({ fulfilment: termsAt(1, 'N') }, messages);
  shows({ fulfilment: termsAt(1, 'P', nowhere) }, messages);
  expect(screen.getAllByRole('alertdialog').map((box) => box.querySelector('.alert-text')?.textContent)).toEqual([
    'Less milk.',
    'Rice only.',
    'Come by.',
  ]);
});

it('What a page shows of the zone is what its drawing says, on every path [A4.01] [A4.05] [A4.O1]', async () => {
  let zone: Actor<typeof zoneMachine>;
  const box = () => document.querySelector('[role=alertdialog]');
  const noAlert = () => expect(box()).toBeNull();
  /** The alert of an area stands where the notice says so: each of the two looks for it. */
  const isShown = ({ terms, dismissed }: ZoneContext) => terms?.method === 'Courier' && dismissed === null;
  const area = (name: string) => (context: ZoneContext) => {
    if (!isShown(context)) return noAlert();
    expect(box()?.querySelector('.alert-title')).toHaveTextContent(name);
  };
  const chart = rostered('zone');
  const { seen } = await playEveryPath(chart, {
    render: (input) => {
      zone = shows(input);
    },
    drive: {
      'xstate.init': () => undefined,
      'terms.told': (event) => zone.send(event as never),
      'change.told': (event) => zone.send(event as never),
      'session.ended': (event) => zone.send(event as never),
      'alert.dismiss': () => {
        const button = box()?.querySelector('button[aria-label^=Close]');
        if (!button) return false;
        fireEvent.click(button);
        return true;
      },
    },
    see: {
      'area.normal': noAlert,
      'area.limited': area('Your address is in a limited perishables area'),
      'area.dryGoods': area("Your address is in a 'Dry Goods' area"),
      'area.outOfZone': area("We're unable to deliver to your saved address"),
      'notice.shown': () => undefined,
      'notice.hidden': noAlert,
      'notice.dismissed': noAlert,
      'change.resting': () => expect(document.querySelector('[role=status]')).toBeNull(),
      'change.changing': () => {
        const region = document.querySelector('section[aria-label="Your delivery area"]');
        if (region) expect(region).toHaveAttribute('aria-busy', 'true');
        const said = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
        expect(said).toEqual(region ? ['Checking the new address…'] : []);
      },
    },
  });
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 60_000);
