import { signInPageTexts as texts } from '#ui/texts/sign-in-pages.texts.ts';

/** Enough to catch a slip; whether there is such an address only a letter can show. */
const likeAnEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function judgeEmail(value: string): string | null {
  const email = value.trim();
  if (email === '') return texts.emailMissing.text;
  return likeAnEmail.test(email) ? null : texts.emailWrong.text;
}
