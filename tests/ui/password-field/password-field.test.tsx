import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { judgeNewPassword, NewPassword } from '#ui/password-field/new-password.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ', 1)[0]);

describe('A password field', () => {
  it('lets a manager fill it in, lets it be pasted, and shows it when its button is pressed', async () => {
    render(<PasswordField label="Password" />);
    expect([field().name, field().autocomplete, field().type]).toEqual(['password', 'current-password', 'password']);
    await userEvent.click(field());
    await userEvent.paste('kererū on the wire');
    expect(field()).toHaveValue('kererū on the wire');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field().type).toBe('text');
  });
});

describe('A new password', () => {
  it('crosses off what it needs while it is typed, in words: eight characters [A5.02] and two groups [A5.03]', async () => {
    render(<NewPassword label="Password" />);
    expect(field().autocomplete).toBe('new-password');
    expect(rules()).toEqual(['still to do', 'still to do', 'still to do']);
    await userEvent.type(field(), 'kererūw');
    expect(rules()).toEqual(['still to do', 'still to do', 'done']);
    await userEvent.type(field(), 'i');
    expect(rules()).toEqual(['done', 'still to do', 'done']);
    await userEvent.type(field(), '7');
    expect(rules()).toEqual(['done', 'done', 'done']);
    expect(screen.getByRole('status')).toHaveTextContent('Your password has everything it needs.');
  });

  it('says aloud what is left, and again only when that changes', async () => {
    render(<NewPassword label="Password" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field(), 'ab');
    const said = screen.getByRole('status').textContent;
    expect(said).toMatch(/^Your password still needs: at least 8 characters; at least 2 of these/);
    await userEvent.type(field(), 'c');
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  it('is judged in words when it is left: the same that the store would say', async () => {
    render(<NewPassword label="Password" />);
    await userEvent.type(field(), 'tui');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Use at least 8 characters.');
  });

  it('may not be close to the email it is for', () => {
    expect(judgeNewPassword('aroha.ngata1', 'aroha.ngata@kete.nz')).toContain('close to your name, your email');
    expect(judgeNewPassword('aroha.ngata1', 'wiremu@kete.nz')).toBeNull();
    expect(judgeNewPassword('')).toBe('Please type a password.');
  });

  it('shows what only the store can know at the field itself', () => {
    render(<NewPassword label="Password" refusal="Many people use this password." />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Many people use this password.');
  });
});
