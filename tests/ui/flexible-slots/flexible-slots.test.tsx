import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SlotChoiceState } from '#machines/time-slots/index.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import type { TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import { FlexibleSlots, type FlexibleSlotsProps } from '#ui/flexible-slots/flexible-slots.tsx';
import { sampleDate, sampleSummary } from '#ui/slot-picker/sample-slots.ts';

const today = `d-7-${sampleDate}-16`;
const tomorrow = `d-7-${addDays(sampleDate, 1)}-16`;

function shows(over: Partial<FlexibleSlotsProps> = {}, told: Partial<TimeSlotsSummary> = {}) {
  const asked: unknown[] = [];
  render(
    <FlexibleSlots
      slots={{ state: 'shown', summary: sampleSummary(told) }}
      heldId={null}
      markedId={null}
      choice={{ state: 'resting', slotId: null, fault: null }}
      onMark={(slotId) => asked.push(['mark', slotId])}
      onHold={({ id }) => asked.push(['hold', id])}
      onRetry={() => asked.push('retry')}
      onReload={() => asked.push('reload')}
      onClose={() => asked.push('close')}
      {...over}
    />,
  );
  return asked;
}
const choice = (state: SlotChoiceState): FlexibleSlotsProps['choice'] => ({
  state,
  slotId: today,
  fault: state === 'failed' ? { tag: 'timeout', message: 'It took too long.' } : null,
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('The flexible hours', () => {
  it('are the next six that are free, each with its price, and the one that is held says so [A2.122]', () => {
    shows({ heldId: today });
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(6);
    expect(screen.getByRole('radio', { name: /^Today, 4 – 5 pm\s*was\s*\$12\s*\$9\s*Held for you$/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Tomorrow, 4 – 5 pm.*Order by 3:12 pm$/ })).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: /2 – 4 pm/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See standard times' })).toHaveAttribute('href', '/bookatimeslot');
  });

  it('are changed by one button, which holds nothing that is held already, or without a mark [A2.122]', () => {
    expect(shows()).toEqual([]);
    const unmarked = screen.getByRole('button', { name: 'Choose an hour first.' });
    fireEvent.click(unmarked);
    expect(unmarked).toHaveAttribute('aria-disabled', 'true');
    document.body.innerHTML = '';
    const held = shows({ heldId: today });
    press('Held for you');
    fireEvent.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    expect(held).toEqual([['mark', tomorrow]]);
    document.body.innerHTML = '';
    const marked = shows({ heldId: today, markedId: tomorrow });
    press('Hold this hour');
    expect(marked).toEqual([['hold', tomorrow]]);
    document.body.innerHTML = '';
    const holding = shows({ heldId: today, markedId: tomorrow, choice: choice('holding') });
    press('Holding your hour…');
    expect(holding).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Holding your hour…');
  });

  it('say by its name what is held, and close', () => {
    const asked = shows({ heldId: today, markedId: today, choice: choice('held') });
    expect(screen.getByRole('status')).toHaveTextContent('Today, 4 – 5 pm is yours.');
    press('Done');
    expect(asked).toEqual(['close']);
  });

  it.each([
    ['full', 'Somebody took the last place just before you. Choose another hour.'],
    ['closed', 'Orders for that hour have just closed. Choose another one.'],
    ['notOurs', 'That hour isn’t one of this place. These are.'],
  ] as const)('say why one was refused as %s, and stay to choose from', (state, words) => {
    shows({ choice: choice(state) });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });

  it('are asked for again where the store did not answer, whatever it was asked', () => {
    const hold = shows({ markedId: today, choice: choice('failed') });
    expect(screen.getByRole('alert')).toHaveTextContent('It took too long.');
    press('Try again');
    expect(hold).toEqual(['retry']);
    for (const state of ['outdated', 'failed'] as const) {
      document.body.innerHTML = '';
      const asked = shows({ slots: { state, summary: state === 'failed' ? null : sampleSummary() } });
      press('Try again');
      expect(asked).toEqual(['reload']);
    }
  });

  it('have a way on while they come, where none is free, and where nobody knows where to', () => {
    shows({ slots: { state: 'asked', summary: null } });
    expect(screen.getByRole('status')).toHaveTextContent('Looking for flexible hours…');
    expect(screen.getByRole('link', { name: 'See standard times' })).toBeInTheDocument();
    document.body.innerHTML = '';
    shows({}, { slots: [] });
    expect(screen.getByRole('heading', { name: 'No flexible hour is free on these days.' })).toBeInTheDocument();
    document.body.innerHTML = '';
    shows({}, { slots: [], needs: 'suburb' });
    expect(screen.getByRole('link', { name: 'Choose how and where' })).toHaveAttribute(
      'href',
      '/book-a-timeslot/how-where-when',
    );
  });
});
