import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';
import { chart } from '#tests/machines/facet-search/facet-search.roster.ts';
import { PickupPicker, type PickupPickerProps } from '#ui/pickup-picker/pickup-picker.tsx';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

const place = (
  id: number,
  name: string,
  region: string,
  latitude: number,
  pickupTypes: PickupType[],
): PickupAddress => ({
  ...{ id, kind: 'store', name, address: `${id} Rimu Road, ${name}`, suburb: name, town: region, region },
  ...{ postcode: '6022', latitude, longitude: 174.8, fulfilmentStoreId: id, pickupTypes },
  ...{ isExpress: false, instructions: null },
});
const places = [
  place(1, 'Kilbirnie', 'Wellington', -41.3, ['InStore', 'DirectToBoot']),
  place(2, 'Ōtaki', 'Wellington', -40.8, ['DriveUp', 'DriveThrough']),
  place(3, 'Takapuna', 'Auckland', -36.8, ['ELocker', 'Locker']),
];
const onChoose = vi.fn<(addressId: number, pickupType: PickupType) => void>();
const picker = (more: Partial<PickupPickerProps> = {}) => (
  <PickupPicker places={places} chosen={null} onChoose={onChoose} {...more} />
);
const names = () => [...document.querySelectorAll('.pickup-place-name')].map((name) => name.firstChild?.textContent);

describe('The places to pick up', () => {
  it('show on every generated path what is looked for', async () => {
    const box = () => screen.getByRole('searchbox');
    const { seen } = await playEveryPath(chart, {
      render: () => render(picker()),
      drive: {
        'text.type': ({ text }) => fireEvent.input(box(), { target: { value: text } }),
        'text.clear': () => fireEvent.input(box(), { target: { value: '' } }),
      },
      see: {
        whole: () => expect(document.querySelectorAll('.pickup-region')).toHaveLength(2),
        typing: () => expect(document.querySelector('.pickup-region')).toBeNull(),
        narrowed: () => expect(screen.getByRole('status').textContent).toMatch(/No place|place.* for/),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  });

  it('are found without macrons, by a region or by a postcode', async () => {
    render(picker());
    const typed = async (text: string) => {
      await act(async () => void fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } }));
      return names();
    };
    expect(await typed('otaki')).toEqual(['Ōtaki']);
    expect(await typed('auck')).toEqual(['Takapuna']);
    expect(await typed('rimu kil')).toEqual(['Kilbirnie']);
    expect(await typed('zzz')).toEqual([]);
    expect(screen.getByText(/No place to pick up is called/)).toBeVisible();
  });

  it('stand by region from north to south, and the nearest first where a store near home is known', () => {
    const { rerender } = render(picker());
    expect(names()).toEqual(['Takapuna', 'Kilbirnie', 'Ōtaki']);
    rerender(picker({ near: { name: 'Ōtaki', latitude: -40.8, longitude: 174.8 } }));
    expect(names()).toEqual(['Ōtaki', 'Kilbirnie', 'Takapuna']);
    expect(screen.getByText(/56 km from Ōtaki/)).toBeVisible();
  });

  it('are chosen with the way to pick up, each way a button with its word [A2.123]', () => {
    onChoose.mockClear();
    render(picker({ near: { name: 'x', latitude: -41.3, longitude: 174.8 } }));
    const words = screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
    expect(words).toEqual([
      'In store at Kilbirnie',
      'Direct to boot at Kilbirnie',
      'Drive up at Ōtaki',
      'Drive through at Ōtaki',
      'eLocker at Takapuna',
      'Locker at Takapuna',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Direct to boot at Kilbirnie' }));
    expect(onChoose.mock.calls).toEqual([[1, 'DirectToBoot']]);
  });

  it('are not chosen twice, nor while an order is being changed; the one that holds is an answer as well', () => {
    onChoose.mockClear();
    const onSame = vi.fn<() => void>();
    const chosen = { addressId: 1, pickupType: 'InStore' } as const;
    const { rerender } = render(picker({ chosen, onSame, choosing: { addressId: 1, pickupType: 'DirectToBoot' } }));
    const way = (name: string) => screen.getByRole('button', { name });
    expect(way('In store at Kilbirnie')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(way('In store at Kilbirnie'));
    fireEvent.click(way('Choosing… at Kilbirnie'));
    rerender(picker({ chosen, isBlocked: true }));
    fireEvent.click(way('Direct to boot at Kilbirnie'));
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSame).toHaveBeenCalledOnce();
    expect(screen.getByRole('note')).toHaveTextContent(/changing an order/);
  });
});
