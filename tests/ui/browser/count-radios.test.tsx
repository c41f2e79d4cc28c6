import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { countRadios } from '#src/browser/count-radios.ts';
import { Choices } from '#ui/choices/choices.tsx';
import { FormField } from '#ui/field/form-field.tsx';

const options = [
  { value: 'paper', label: 'Paper bags' },
  { value: 'crate', label: 'A crate of my own' },
];
const send = vi.fn<(event: object) => void>();
countRadios(document, { send });

it('A choice of one of several is counted by what is asked, and what was answered is not told [B7.68]', () => {
  render(<Choices name="packing" label="How we pack" choices={options} chosen="paper" onChoose={() => undefined} />);
  fireEvent.click(screen.getByRole('radio', { name: 'A crate of my own' }));
  expect(send.mock.calls).toEqual([
    [{ event: 'notification', notificationType: 'radio-button', notificationName: 'How we pack' }],
  ]);
});

it('A choice in a form is counted, a tick is not, nor a group that does not say that it is', () => {
  send.mockClear();
  render(
    <>
      <FormField kind="radio" label="Which kind of address?" name="kind" options={options} />
      <fieldset>
        <legend>Matches for nan’s medicine</legend>
        <label>
          <input type="radio" name="match" /> Oats
        </label>
        <label>
          <input type="checkbox" /> Keep it
        </label>
      </fieldset>
    </>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Oats' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('radio', { name: 'Paper bags' }));
  expect(send.mock.calls).toEqual([
    [{ event: 'notification', notificationType: 'radio-button', notificationName: 'Which kind of address?' }],
  ]);
});
