import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { chart } from '#tests/machines/field/field.roster.ts';
import { FormField } from '#ui/field/form-field.tsx';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

const noAt = 'An e-mail address has an @ in it.';
const judge = (value: string) => (value.includes('@') ? null : noAt);
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const stateOf = (element: Element) => element.closest('.field')?.getAttribute('data-state');
const options = [
  { value: 'am', label: 'Morning' },
  { value: 'pm', label: 'Afternoon' },
];

describe('A form field that lives', () => {
  it('[B5.35] is judged when it is left after a change, then at every change, and not before', async () => {
    render(<FormField label="E-mail" judge={judge} />);
    await userEvent.click(box());
    await userEvent.tab();
    expect(stateOf(box())).toBe('untried');
    await userEvent.type(box(), 'a');
    expect(stateOf(box())).toBe('invalid');
    expect(box()).toHaveAccessibleDescription(noAt);
    await userEvent.type(box(), '@b');
    expect([stateOf(box()), box().validity.valid]).toEqual(['valid', true]);
    expect(screen.getByRole('img', { name: 'Looks right' })).toBeInTheDocument();
  });

  it('is not judged in the middle of its first word', async () => {
    render(<FormField label="E-mail" judge={judge} />);
    await userEvent.type(box(), 'ari');
    expect(stateOf(box())).toBe('untried');
    await userEvent.tab();
    expect(stateOf(box())).toBe('invalid');
  });

  it('puts what is wrong into a region that was there before, so that it is heard once', async () => {
    render(<FormField label="E-mail" judge={judge} />);
    const region = document.querySelector('[aria-live=polite]');
    expect(region).toBeEmptyDOMElement();
    await userEvent.type(box(), 'a');
    await userEvent.tab();
    expect(region).toHaveTextContent(noAt);
    const said = region?.firstElementChild;
    await userEvent.type(box(), 'bc');
    expect(region?.firstElementChild).toBe(said);
  });

  it('shows what the store refused until the value is changed', async () => {
    const { rerender } = render(<FormField label="E-mail" judge={judge} defaultValue="ari@kete.nz" />);
    rerender(<FormField label="E-mail" judge={judge} defaultValue="ari@kete.nz" refusal="This address is taken." />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('This address is taken.');
    await userEvent.type(box(), 'x');
    expect(stateOf(box())).toBe('valid');
  });

  it('says itself that it is missing when the form is sent, instead of the browser’s bubble', () => {
    render(
      <form>
        <FormField label="E-mail" judge={judge} required />
      </form>,
    );
    const bubble = new Event('invalid', { cancelable: true });
    fireEvent(box(), bubble);
    expect(bubble.defaultPrevented).toBe(true);
    expect(box()).toHaveAccessibleDescription(noAt);
  });

  it('tells of every change, and lets autocomplete and its kin through', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(<FormField label="E-mail" type="email" name="mail" autoComplete="email" onValue={onValue} />);
    await userEvent.type(box(), 'a@');
    expect(onValue.mock.calls).toEqual([['a'], ['a@']]);
    expect(box()).toHaveAttribute('autocomplete', 'email');
    expect([box().type, box().name]).toEqual(['email', 'mail']);
  });
});

describe('The kinds of form fields', () => {
  it('a password is hidden until its button is pressed, and may be pasted', async () => {
    render(<FormField label="Password" kind="password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
    const show = screen.getByRole('button', { name: 'Show password' });
    await userEvent.click(show);
    expect(field.type).toBe('text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(field);
    await userEvent.paste('kererū-on-the-wire');
    expect(field).toHaveValue('kererū-on-the-wire');
  });

  it('a group of radios has its question as its name and tells what was chosen', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(<FormField label="When" kind="radio" name="when" options={options} defaultValue="am" onValue={onValue} />);
    expect(screen.getByRole('group', { name: 'When' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Morning' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Afternoon' }));
    expect(onValue.mock.calls).toEqual([['pm']]);
  });

  it('a checkbox, a choice and a long text tell what they hold', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(
      <>
        <FormField label="At the door" kind="checkbox" onValue={onValue} />
        <FormField label="Time" kind="select" options={options} onValue={onValue} />
        <FormField label="Note" kind="textarea" onValue={onValue} />
      </>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'At the door' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'At the door' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'pm');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
    expect(onValue.mock.calls.flat()).toEqual(['on', '', 'pm', 'x']);
  });
});

it('A form field stands on the page as its chart says on every generated path', async () => {
  let faults: Record<string, string | null> = {};
  let refuse = (_: string): void => {};
  const field = () => document.querySelector('input') as HTMLInputElement;
  const sees = (state: string, words: boolean) => () => {
    expect(stateOf(field())).toBe(state);
    expect(document.querySelector('.field-error') !== null).toBe(words);
  };
  /** Every path leaves the first state at once: it is looked at before the first step. */
  let isFresh = true;
  const fresh =
    <Args extends unknown[]>(drive: (...args: Args) => unknown) =>
    (...args: Args) => {
      if (isFresh) sees('untried', false)();
      isFresh = false;
      return drive(...args);
    };
  const { seen } = await playEveryPath(chart, {
    render: () => {
      isFresh = true;
      faults = {};
      const piece = (refusal: string | null) => (
        <FormField label="Suburb" judge={(value) => faults[value] ?? null} refusal={refusal} />
      );
      const { rerender } = render(piece(null));
      refuse = (words) => {
        rerender(piece(null));
        rerender(piece(words));
      };
    },
    drive: {
      'value.change': fresh((event: AnyEventObject) => {
        faults[event['value']] = event['error'];
        if (field().value === event['value']) fireEvent.input(field());
        else fireEvent.input(field(), { target: { value: event['value'] } });
      }),
      'field.leave': fresh(() => void fireEvent.blur(field())),
      'field.judge': fresh((event: AnyEventObject) => {
        faults[field().value] = event['error'];
        if (event['error'] === null) field().setCustomValidity('');
        fireEvent(field(), new Event('invalid', { cancelable: true }));
      }),
      'answer.refuse': fresh((event: AnyEventObject) => refuse(event['error'])),
    },
    see: {
      untouched: sees('untried', false),
      touched: sees('untried', false),
      changed: sees('untried', false),
      valid: sees('valid', false),
      invalid: sees('invalid', true),
      refused: sees('invalid', true),
    },
  });
  expect([...seen, 'untouched'].sort()).toEqual([...leafStates(chart)].sort());
}, 60_000);
