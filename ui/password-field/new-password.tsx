import './password-field.css';
import { useState } from 'react';
import { contextWordsOf, type PasswordProblem, passwordProblems } from '#services/account/password.rules.ts';
import { passwordProblemWords } from '#services/account/password.words.ts';
import { minimumPasswordLength, requiredPasswordGroups } from '#services/constants.ts';
import { Icon } from '../icon/icon.tsx';
import { passwordFieldTexts as texts } from '../texts/password-field.texts.ts';
import { PasswordField } from './password-field.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** Whose password it is going to be, so far as they have said: it may not be close to their address. */
  readonly email?: string;
  /** What is said where nothing was typed. */
  readonly missing?: string;
  readonly refusal?: string | null;
};

const rules = [
  { kind: 'short', text: texts.long.text.replace('{n}', String(minimumPasswordLength)) },
  { kind: 'groups', text: texts.groups.text.replace('{n}', String(requiredPasswordGroups)) },
  { kind: 'context', text: texts.context.text },
] as const;

const problemsOf = (value: string, email: string): readonly PasswordProblem[] =>
  passwordProblems(value, { context: contextWordsOf(email) });

/** What keeps a new password from doing, in words; null when it does. Whether it is too common is the store's to say. */
export function judgeNewPassword(value: string, email = '', missing: string = texts.missing.text): string | null {
  if (value === '') return missing;
  const [first] = problemsOf(value, email);
  return first === undefined ? null : passwordProblemWords[first];
}

/** A password that is being made up: what it needs stands below it, and is crossed off while it is typed. */
export function NewPassword({ label, hint, email = '', missing, refusal }: Props) {
  const [typed, setTyped] = useState('');
  const problems = problemsOf(typed, email);
  const isLeft = (kind: PasswordProblem) => typed === '' || problems.includes(kind);
  const left = rules.filter(({ kind }) => isLeft(kind));
  return (
    <div className="new-password">
      <PasswordField
        label={label}
        autoComplete="new-password"
        judge={(value) => judgeNewPassword(value, email, missing)}
        onValue={setTyped}
        {...(hint === undefined ? {} : { hint })}
        {...(refusal === undefined ? {} : { refusal })}
      />
      <ul className="new-password-rules" aria-label={texts.rules.text}>
        {rules.map(({ kind, text }) => (
          <li key={kind} data-state={isLeft(kind) ? 'left' : 'done'}>
            <span className="new-password-mark">
              {isLeft(kind) ? null : <Icon name="check" size="small" />}
              <span className="visually-hidden">{isLeft(kind) ? texts.toDo.text : texts.done.text}: </span>
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {typed === ''
          ? ''
          : left.length === 0
            ? texts.allDone.text
            : texts.left.text.replace('{rules}', left.map(({ text }) => text.toLowerCase()).join('; '))}
      </p>
    </div>
  );
}
