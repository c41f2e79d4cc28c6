import type { Bug } from './bugs.ts';

const server = (path: string, ...more: readonly string[]) => ['--project', 'server', `tests/server/${path}`, ...more];
const roundTrip = server('bff/round-trip.test.ts');
const logout = server('bff/logout.test.ts');
const silent = server('bff/silent-login.test.ts');
const issuer = server('bff/issuer.test.ts');
const tampered = server('bff/tampered.test.ts', '-t', 'tampered');
const provider = server('idp/provider.test.ts');
const rule = ['--project', 'services', 'tests/services/navigation/auto-redirect.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'a sign-in page that was at the provider goes there again by itself',
    file: 'services/navigation/auto-redirect.rules.ts',
    find: " || search['redirected'] !== undefined",
    put: '',
    caughtBy: rule,
  },
  {
    says: 'the provider leads back without the mark',
    file: 'services/navigation/auto-redirect.rules.ts',
    find: '?redirected=true${returning',
    put: '?automatic=true${returning',
    caughtBy: rule,
  },
  {
    says: 'what is under way belongs to whoever knows its state',
    file: 'server/bff/under-way.ts',
    find: 'hashOf(`${browser}.${state}`)',
    put: 'hashOf(state)',
    caughtBy: tampered,
  },
  {
    says: 'a way back is good for ever',
    file: 'server/db/repositories/sign-ins.ts',
    find: 'row === undefined || row.expires_ms <= nowMs ? null',
    put: 'row === undefined ? null',
    caughtBy: roundTrip,
  },
  {
    says: 'the nonce of the identity token is not looked at',
    file: 'server/bff/party.ts',
    find: '          expectedNonce: nonce,\n',
    put: '',
    caughtBy: issuer,
  },
  {
    says: 'a token that somebody else signed is believed',
    file: 'server/bff/party.ts',
    find: '        client.enableNonRepudiationChecks,\n',
    put: '',
    caughtBy: issuer,
  },
  {
    says: 'an address that the issuer does not vouch for opens the account of another',
    file: 'server/bff/account-of.ts',
    find: ' || !isEmailVerified',
    put: '',
    caughtBy: issuer,
  },
  {
    says: 'whoever has the address of another at the issuer gets their account',
    file: 'server/bff/account-of.ts',
    find: 'return isJoined ? { accountId }',
    put: 'return isJoined !== null ? { accountId }',
    caughtBy: issuer,
  },
  {
    says: 'the store asks whomever the issuer names',
    file: 'server/bff/outgoing.ts',
    find: '    if (!allowed.includes(origin)) throw new NotAllowed();\n',
    put: '',
    caughtBy: issuer,
  },
  {
    says: 'the store follows where the issuer points',
    file: 'server/bff/outgoing.ts',
    find: "redirect: 'manual'",
    put: "redirect: 'follow'",
    caughtBy: issuer,
  },
  {
    says: 'another site signs a shopper out',
    file: 'server/bff/own-navigation.ts',
    find: "return isWhole && (site === 'same-origin' || site === 'none');",
    put: 'return isWhole;',
    caughtBy: logout,
  },
  {
    says: 'the button of one session signs another out',
    file: 'server/bff/routes.ts',
    find: '`logout ${session}`',
    put: "'logout'",
    caughtBy: logout,
  },
  {
    says: 'a frame speaks to whatever page is around it',
    file: 'server/bff/pages.ts',
    find: '${JSON.stringify(publicOrigin)}',
    put: "'*'",
    caughtBy: silent,
  },
  {
    says: 'a form of the provider is taken without its token',
    file: 'server/idp/steps.ts',
    find: "if (!isSame(form.get('csrf') ?? '', csrf)) return",
    put: "if (!isSame(form.get('csrf') ?? '', csrf) && false) return",
    caughtBy: roundTrip,
  },
  {
    says: 'a new password leaves the provider signed in',
    file: 'server/idp/provider.ts',
    find: '(session.loginTs ?? 0) <',
    put: '(session.loginTs ?? 0) < 0 *',
    caughtBy: provider,
  },
  {
    says: 'the provider answers without proof of the code',
    file: 'server/idp/provider.ts',
    find: 'pkce: { required: () => true }',
    put: 'pkce: { required: () => false }',
    caughtBy: roundTrip,
  },
];
