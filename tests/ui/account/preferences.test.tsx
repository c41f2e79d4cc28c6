import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PreferencesEvent } from '#machines/preferences/index.ts';
import { samples } from '#ui/pages/preferences/preferences.samples.tsx';
import type { PreferencesPageProps } from '#ui/pages/preferences/preferences.types.ts';
import { PreferencesPage } from '#ui/pages/preferences/preferences-page.tsx';
import { UsualSlipQuestion } from '#ui/pages/preferences/usual-slip-question.tsx';

const propsOf = (name: string): PreferencesPageProps =>
  (samples[name] as unknown as { readonly props: PreferencesPageProps }).props;
function shows(name: string, more: Partial<PreferencesPageProps> = {}) {
  const onSend = vi.fn<(event: PreferencesEvent) => void>();
  render(<PreferencesPage {...propsOf(name)} onSend={onSend} {...more} />);
  return () => onSend.mock.calls.map(([event]) => event);
}
const section = (name: string) => within(screen.getByRole('region', { name }));

it('each choice is told by itself as it is made [A2.073]', () => {
  const sent = shows('as they stand');
  section('If something runs out').getByRole('radio', { name: 'Leave it out' }).click();
  section('How we pack it')
    .getByRole('radio', { name: /^No bags/ })
    .click();
  section('Packing slip').getByRole('radio', { name: 'On paper, in my order' }).click();
  section('Letters with offers').getByRole('checkbox').click();
  section('Notes on every order').getByRole('checkbox').click();
  expect(sent().map((event) => (event.type === 'wish.make' ? event.wish : event))).toEqual([
    { name: 'allowSubstitutes', value: false },
    { name: 'packagingPreferenceId', value: 'no-bags' },
    { name: 'paperPackingSlip', value: true },
    { name: 'marketingLetters', value: true },
    { name: 'isAtDoorstep', value: true },
  ]);
});

it('how a choice fares stands beside it, with the ways on where it was not saved', () => {
  const sent = shows('being saved, saved and not saved');
  expect(section('If something runs out').getByRole('status').textContent).toBe('Saving…');
  expect(section('How we pack it').getByRole('status').textContent).toBe(' Saved');
  section('Packing slip')
    .getByRole('button', { name: /^Try again/ })
    .click();
  section('Packing slip')
    .getByRole('button', { name: /^Leave it as it was/ })
    .click();
  expect(sent()).toEqual([
    { type: 'wish.retry', name: 'paperPackingSlip' },
    { type: 'wish.putBack', name: 'paperPackingSlip' },
  ]);
});

it('whoever may take part in experiments joins the beta group here and leaves it; others are not asked [B6.O3] [B6.11] [B6.12] [B3.06]', () => {
  const sent = shows('as they stand');
  section('Try new things first').getByRole('checkbox').click();
  expect(sent()).toEqual([{ type: 'wish.make', wish: { name: 'beta', value: true } }]);
  document.body.replaceChildren();
  const left = shows('as they stand', { isInBeta: true });
  section('Try new things first').getByRole('checkbox', { checked: true }).click();
  expect(left()).toEqual([{ type: 'wish.make', wish: { name: 'beta', value: false } }]);
  document.body.replaceChildren();
  shows('as they stand', { isInBeta: null });
  expect(screen.queryByRole('region', { name: 'Try new things first' })).toBe(null);
});

it('whether visits count is told as it is, and its button brings the question back', () => {
  shows('as they stand');
  const visits = section('Counting visits');
  expect(visits.getByRole('status').textContent).toBe('Your visits are counted.');
  expect(visits.getByRole('button').hasAttribute('data-opens-consent')).toBe(true);
});

it('the colours are one choice at the top of the page and at its foot, and no two groups in one', () => {
  const onTheme = vi.fn<(theme: 'light' | 'dark' | null) => void>();
  shows('as they stand', { onTheme });
  const dark = section('Colours').getByRole('radio', { name: 'Dark' });
  dark.click();
  expect([dark.getAttribute('name'), onTheme.mock.calls]).toEqual(['preferred-theme', [['dark']]]);
});

it('the slip of every order is chosen along with the one in the trolley, which may have its own [A2.146]', () => {
  const onSend = vi.fn<(event: PreferencesEvent) => void>();
  const onChange = vi.fn<(isOnPaper: boolean) => void>();
  render(<UsualSlipQuestion {...propsOf('as they stand')} onSend={onSend} ofTrolley={{ isOnPaper: true, onChange }} />);
  screen.getByRole('button', { name: 'Do the same for this order' }).click();
  screen.getByRole('radio', { name: 'On paper, in my order' }).click();
  expect(onChange.mock.calls).toEqual([[false], [true]]);
  expect(onSend.mock.calls).toEqual([[{ type: 'wish.make', wish: { name: 'paperPackingSlip', value: true } }]]);
});
