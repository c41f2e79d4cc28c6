import { markup } from '../markup.ts';
import { plainPage, scriptPage } from './plain-page.ts';

/** For whoever another site sent to sign out: it is asked first. */
export const confirmLogoutPage = (href: string): string =>
  plainPage(
    'Sign out?',
    markup`<h1>Sign out?</h1>
<p>Another site has sent you here to sign out of Kete. Nothing happens unless you say so.</p>
<a class="button" href="${href}">Sign out</a>
<a class="button quiet" href="/">Stay signed in</a>`,
  );

/** What a hidden frame says to the page around it, once, and to no other origin. */
export const silentAnswer = (isLoggedIn: boolean, publicOrigin: string) =>
  scriptPage(
    'Signing in',
    `parent.postMessage({ type: 'silent-login', isLoggedIn: ${isLoggedIn} }, ${JSON.stringify(publicOrigin)});`,
  );
