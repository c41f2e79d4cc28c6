import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import { lapsedSummary, sampleDate, sampleSummary } from '#ui/slot-picker/sample-slots.ts';
import { SlotPicker, type SlotPickerProps } from '#ui/slot-picker/slot-picker.tsx';

const two = `d-7-${sampleDate}-14`;
const tomorrow = addDays(sampleDate, 1);

const props = (over: Partial<SlotPickerProps> = {}): SlotPickerProps => ({
  slots: { state: 'shown', summary: sampleSummary() },
  isTurning: false,
  day: undefined,
  hrefOf: (from, day) => `/bookatimeslot?from=${from}${day ? `&day=${day}` : ''}`,
  placeHref: '/book-a-timeslot/how-where-when',
  heldId: null,
  markedId: null,
  choice: { state: 'resting', slotId: null, fault: null },
  offer: null,
  watches: {},
  unwatchedId: null,
  onMark: vi.fn<() => void>(),
  onHold: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
  onReload: vi.fn<() => void>(),
  onWatch: vi.fn<() => void>(),
  ...over,
});
const show = (over: Partial<SlotPickerProps> = {}) => {
  const all = props(over);
  render(<SlotPicker {...all} />);
  return all;
};
const dayOf = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('The slot picker', () => {
  it('shows the days as links and of each time its price, its discount and one reason [A3.25] [A3.33]', () => {
    show();
    expect(screen.getByRole('link', { name: /^Today, Friday 20 November/ })).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('link', { name: 'Monday 23 November, full' })).toHaveAttribute(
      'href',
      `/bookatimeslot?from=${sampleDate}&day=${addDays(sampleDate, 3)}`,
    );
    const today = dayOf(/Today/);
    expect(today.getByRole('radio', { name: /^2 – 4 pm\s*\$6\s*Order by 1:12 pm/ })).toBeInTheDocument();
    expect(today.getByRole('radio', { name: /was\s*\$12\s*\$9/ })).toBeInTheDocument();
    expect(today.getByRole('radio', { name: /7 – 9 pm.*1 alcohol item can’t come then/ })).toBeInTheDocument();
  });

  it('keeps a full time in sight, and takes the wish to be told when it opens', () => {
    const { onWatch } = show({ watches: { [`d-7-${sampleDate}-13`]: true } });
    const watch = dayOf(/Today/).getByRole('button', { name: /^Tell me if this opens: Friday 20 November, 1 – 2 pm/ });
    expect(watch).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(watch);
    expect(onWatch).toHaveBeenCalledWith(expect.objectContaining({ id: `d-7-${sampleDate}-13` }), false);
  });

  it('holds the marked time with its one button, and nothing without a mark [A1.16] [B6.08]', () => {
    const { onHold } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Hold this time' }));
    expect(onHold).not.toHaveBeenCalled();
    const marked = show({ markedId: two });
    const buttons = screen.getAllByRole('button', { name: 'Hold this time' });
    fireEvent.click(buttons.at(-1) as HTMLElement);
    expect(marked.onHold).toHaveBeenCalledWith(expect.objectContaining({ id: two }));
  });

  it('says of the time that is held that it is, also after a reload, when nothing has been marked', () => {
    const { onHold } = show({ heldId: two });
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', two);
    const button = screen.getByRole('button', { name: 'Held for you' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(onHold).not.toHaveBeenCalled();
  });

  it('moves to the nearest time of the day beside it by the arrows of the matrix, past a day that is full', () => {
    const listen = () => undefined;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('1200px'),
      addEventListener: listen,
      removeEventListener: listen,
    }));
    const { onMark } = show({ markedId: two });
    const from = dayOf(/Today/).getByRole('radio', { name: /^2 – 4 pm/ });
    from.focus();
    fireEvent.keyDown(from, { key: 'ArrowRight' });
    expect(document.activeElement).toHaveAttribute('value', `d-7-${tomorrow}-14`);
    expect(onMark).toHaveBeenCalledWith(`d-7-${tomorrow}-14`);
    const sunday = dayOf(/Sunday/).getByRole('radio', { name: /^2 – 4 pm/ });
    sunday.focus();
    fireEvent.keyDown(sunday, { key: 'ArrowRight' });
    expect(document.activeElement).toHaveAttribute('value', `d-7-${addDays(sampleDate, 4)}-14`);
  });

  it('offers first the time that was held, with what changed since', () => {
    const { onHold } = show({ slots: { state: 'shown', summary: lapsedSummary() } });
    expect(screen.getByRole('heading', { name: 'The time you had is still open' })).toBeInTheDocument();
    expect(screen.getByText('This time costs $6 now. It was $5.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Take it again' }));
    expect(onHold).toHaveBeenCalled();
  });

  it('says why a time was refused and offers the nearest one; a failure is tried again', () => {
    const offer = sampleSummary().slots.find(({ id }) => id === `d-7-${sampleDate}-16`) ?? null;
    const fault = { tag: 'timeout', message: 'It took too long.' } as const;
    const full = show({ choice: { state: 'full', slotId: two, fault }, offer });
    fireEvent.click(screen.getByRole('button', { name: 'Hold today, 4 – 5 pm · $9' }));
    expect(full.onHold).toHaveBeenCalledWith(offer);
    const failed = show({ choice: { state: 'failed', slotId: two, fault } });
    expect(screen.getByText('It took too long.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(failed.onRetry).toHaveBeenCalled();
  });

  it('has a way on where no time is left, and where none came', () => {
    const slots = sampleSummary().slots.map((slot) => ({ ...slot, state: 'full' as const }));
    show({ slots: { state: 'shown', summary: sampleSummary({ slots }) } });
    expect(screen.getByRole('link', { name: 'See later days' })).toHaveAttribute(
      'href',
      `/bookatimeslot?from=${addDays(sampleDate, 7)}`,
    );
    expect(screen.getByRole('link', { name: 'Pick up nearby instead' })).toBeInTheDocument();
    const { onReload } = show({ slots: { state: 'failed', summary: null } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReload).toHaveBeenCalled();
  });
});
