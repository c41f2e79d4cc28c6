import { isCommonPassword } from '#services/account/common-passwords.rules.ts';
import { contextWordsOf, passwordProblems } from '#services/account/password.rules.ts';
import { passwordProblemWords } from '#services/account/password.words.ts';
import { refusals } from '../api/refusal.ts';

/** Refuses a password that is not good enough, on its field, with everything that is wrong with it. */
export function checkPassword(password: string, email: string, ...names: readonly string[]): void {
  const context = contextWordsOf(email, ...names);
  const problems = passwordProblems(password, { isCommon: isCommonPassword, context });
  if (problems.length > 0)
    throw refusals.invalid({ password: problems.map((problem) => passwordProblemWords[problem]).join(' ') });
}
