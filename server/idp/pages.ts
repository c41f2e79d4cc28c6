import { plainPage } from '../bff/plain-page.ts';
import { markup } from '../markup.ts';

type Trouble = 'wrong' | 'missing' | { readonly seconds: number } | null;

const waits = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

function troubleOf(trouble: Trouble): string | null {
  if (trouble === null) return null;
  if (trouble === 'missing') return 'Enter your email address and your password.';
  if (trouble === 'wrong')
    return 'That email address and password do not go together. Please check both and try again.';
  return `That was too often in a short time. Please wait ${waits(trouble.seconds)} and try again.`;
}

type SignIn = { readonly csrf: string; readonly email: string; readonly trouble: Trouble };

/** The provider's own page: it needs no script, and keeps the address that was typed, never the password. */
export function signInPage({ csrf, email, trouble }: SignIn): string {
  const says = troubleOf(trouble);
  const isWrong = trouble === 'wrong' || trouble === 'missing';
  const invalid = isWrong ? markup` aria-invalid="true" aria-describedby="trouble"` : '';
  return plainPage(
    says === null ? 'Sign in' : 'Check your details: sign in',
    markup`<h1>Sign in</h1>
${says === null ? '' : markup`<p class="trouble" id="trouble" role="alert">${says}</p>`}
<form method="post">
<input type="hidden" name="csrf" value="${csrf}">
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="254" required value="${email}"${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required${invalid}>
<button class="button">Sign in</button>
<button class="button quiet" name="cancel" value="yes" formnovalidate>Back to the shop</button>
</form>
<nav aria-label="Help with signing in"><a href="/register">Create an account</a><a href="/forgotpassword">Forgot your password?</a></nav>`,
  );
}

/** For a sign-in that cannot go on: what to do now, and nothing of why. */
export const troublePage = (): string =>
  plainPage(
    'We could not go on with that sign-in',
    markup`<h1>We could not go on with that sign-in</h1>
<p>It may have taken too long, or been finished in another window. Nothing has changed. Please start again.</p>
<a class="button" href="/shop/securelogin?redirected=true">Sign in again</a>
<a class="button quiet" href="/">Back to the shop</a>`,
  );
