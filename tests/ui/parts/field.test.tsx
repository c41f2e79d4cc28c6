import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '#ui/field/field.tsx';
import { sourceOf } from '../styles.ts';

type Case = { isTouched: boolean; isChanged: boolean; error: string | null };
const shown = (state: Case) => render(<Field label="Suburb" hint="As on your letters" {...state} />);
const input = () => screen.getByRole('textbox', { name: 'Suburb' });
const stateOf = () => input().closest('.field')?.getAttribute('data-state');

describe('A form field', () => {
  it('[B5.35] that is touched, changed and invalid has a red border and says what is wrong', () => {
    shown({ isTouched: true, isChanged: true, error: 'Choose a suburb from the list.' });
    expect(stateOf()).toBe('invalid');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('As on your letters Choose a suburb from the list.');
    expect(sourceOf('ui/field/field.css')).toMatch(/data-state='invalid'\] input \{\s*border-color: var\(--error\)/);
  });

  it('[B5.36] that is touched, changed and valid has a green tick', () => {
    shown({ isTouched: true, isChanged: true, error: null });
    expect(stateOf()).toBe('valid');
    expect(screen.getByRole('img', { name: 'Looks right' }).querySelector('use')?.getAttribute('href')).toMatch(
      /#check$/,
    );
    expect(sourceOf('ui/field/field.css')).toMatch(/& \.icon \{[^}]*color: var\(--success\)/);
  });

  it.each([
    { isTouched: false, isChanged: false, error: 'Wrong.' },
    { isTouched: true, isChanged: false, error: 'Wrong.' },
    { isTouched: false, isChanged: true, error: 'Wrong.' },
    { isTouched: false, isChanged: true, error: null },
  ])('[B5.35] [B5.36] is not judged before it is touched and changed: %o', (state) => {
    shown(state);
    expect(stateOf()).toBe('untried');
    expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
