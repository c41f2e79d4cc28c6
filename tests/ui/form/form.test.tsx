import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '#services/fault.ts';
import { FormField } from '#ui/field/form-field.tsx';
import { faultWords, waitWords } from '#ui/form/fault-words.ts';
import { Form } from '#ui/form/form.tsx';
import { noProblems, type Problems, problemsIn, sentenceOf, type Values } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';

const labels = { email: 'Email', phone: 'Phone' };
const form = (problems: Problems, onSubmit: (values: Values) => void = () => {}, isBusy = false) => (
  <Form labels={labels} problems={problems} isBusy={isBusy} onSubmit={onSubmit}>
    <FormField label={labels.email} name="email" refusal={problems['email'] ?? null} />
    <FormField label={labels.phone} name="phone" refusal={problems['phone'] ?? null} />
    <SendButton isBusy={isBusy} busyText="Saving…">
      Save
    </SendButton>
  </Form>
);
const box = (name: string) => screen.getByRole('textbox', { name });

describe('A form', () => {
  it('tells what was typed when its button is pressed, and when Enter is', async () => {
    const sent = vi.fn<(values: Values) => void>();
    render(form(noProblems, sent));
    await userEvent.type(box('Email'), 'ari@kete.nz{Enter}');
    await userEvent.type(box('Phone'), '021');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent.mock.calls).toEqual([[{ email: 'ari@kete.nz', phone: '' }], [{ email: 'ari@kete.nz', phone: '021' }]]);
  });

  it('that is not live yet leads nowhere, so that nothing typed gets into an address', () => {
    render(form(noProblems));
    expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(document.querySelector('form')).not.toHaveAttribute('action');
  });

  it('says how much is wrong, leads to each field, and puts the focus into the first', async () => {
    const { rerender } = render(form(noProblems));
    expect(screen.queryByRole('region')).toBeNull();
    rerender(form({ phone: 'Please give a phone number.', email: 'Please give your email.' }));
    expect(box('Email')).toHaveFocus();
    expect(box('Email')).toHaveAccessibleDescription('Please give your email.');
    expect(screen.getByRole('region', { name: '2 things need another look' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Email: Please give your email.',
      'Phone: Please give a phone number.',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^Phone/ }));
    expect(box('Phone')).toHaveFocus();
  });

  it('sent a second time with the same fault leads there again', async () => {
    const wrong = () => ({ phone: 'Please give a phone number.' });
    const { rerender } = render(form(wrong()));
    await userEvent.click(box('Email'));
    rerender(form(wrong()));
    expect(box('Phone')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'One thing needs another look' })).toBeInTheDocument();
  });

  it('on its way says so on its button, which keeps the focus', async () => {
    const { rerender } = render(form(noProblems));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(form(noProblems, () => {}, true));
    expect(screen.getByRole('button', { name: 'Saving…' })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('The words of forms', () => {
  it('name a problem of each field that has one, and nothing else', () => {
    const judges = { a: (v: string) => (v === '' ? 'missing' : null), b: () => null };
    expect(problemsIn({ a: '', b: '' }, judges)).toEqual({ a: 'missing' });
    expect(problemsIn({ a: 'x' }, judges)).toEqual({});
  });

  it('make a sentence of what the store says of a field, and leave a sentence alone', () => {
    expect(sentenceOf('Email', 'is too long')).toBe('Email is too long.');
    expect(sentenceOf('Password', 'This password is used by many people.')).toBe(
      'This password is used by many people.',
    );
  });

  it.each([
    [undefined, 'a moment'],
    [0, 'a moment'],
    [1, '1 second'],
    [1_001, '2 seconds'],
    [59_000, '59 seconds'],
    [60_000, '1 minute'],
    [60_001, '2 minutes'],
    [3_600_000, '1 hour'],
    [5_400_000, '2 hours'],
  ])('say %s ms as a wait that is always long enough: %s', (ms, words) => {
    expect(waitWords(ms)).toBe(words);
  });

  it('say of each fault what happened, and when to try again where the store said so', () => {
    const refused = { tag: 'refused', status: 429, code: 'TooMany', message: 'as it came' } as const;
    const words = (fault: Fault) => faultWords(fault);
    expect(words({ tag: 'offline', message: '' })).toContain('offline');
    expect(words({ tag: 'timeout', message: '' })).toContain('too long');
    expect(words({ tag: 'garbled', message: '' })).toContain('our side');
    expect(words({ ...refused, retryAfterMs: 90_000 })).toBe(
      'That was tried too often. Please wait 2 minutes, then try again.',
    );
    expect(words({ ...refused, status: 503, code: 'Busy', retryAfterMs: 2_000 })).toContain('try again in 2 seconds');
    expect(words({ ...refused, status: 409, code: 'KeyReused' })).toBe('as it came');
  });
});
