import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

type Person = { readonly sub: string; readonly email?: string; readonly email_verified?: boolean };
type Code = { readonly nonce: string; readonly challenge: string; readonly redirectUri: string };
type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

/** A real issuer as far as the store can tell: it answers requests, signs what it says, and can be made to lie. */
export function createIssuer(address = 'https://id.example.nz') {
  const { privateKey, publicKey } = pair();
  const codes = new Map<string, Code>();
  const asked: string[] = [];
  const state = {
    person: { sub: 'mere-1', email: 'mere@kete.example', email_verified: true } as Person,
    /** Changes what the identity token says. */
    claims: {} as Readonly<Record<string, unknown>>,
    key: privateKey as KeyObject,
    /** Answers in the place of the issuer's own. */
    answers: {} as Answers,
    metadata: {} as Readonly<Record<string, unknown>>,
  };
  const kid = 'one';
  const json = (value: object) => Response.json(value);

  const own: Answers = {
    '/.well-known/openid-configuration': () =>
      json({
        issuer: address,
        authorization_endpoint: `${address}/authorize`,
        token_endpoint: `${address}/token`,
        jwks_uri: `${address}/keys`,
        end_session_endpoint: `${address}/leave`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
        ...state.metadata,
      }),
    '/keys': () => json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }] }),
    async '/token'(request) {
      const form = new URLSearchParams(await request.text());
      const code = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (code?.challenge !== challenge || code.redirectUri !== form.get('redirect_uri'))
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      const now = Math.floor(Date.now() / 1_000);
      const claims = {
        iss: address,
        aud: 'kete',
        iat: now,
        exp: now + 60,
        nonce: code.nonce,
        ...state.person,
        ...state.claims,
      };
      const text = `${part({ alg: 'ES256', kid })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key: state.key, dsaEncoding: 'ieee-p1363' });
      const token = `${text}.${signature.toString('base64url')}`;
      return json({ access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: token });
    },
  };

  return {
    address,
    state,
    asked,
    otherKey: pair().privateKey,
    async ask(request: Request): Promise<Response> {
      asked.push(request.url);
      const { pathname } = new URL(request.url);
      const answer = state.answers[pathname] ?? own[pathname];
      return answer ? answer(request) : new Response(null, { status: 404 });
    },
    /** What its sign-in page would send the browser back with. */
    comeBack(location: string, more: Readonly<Record<string, string>> = {}): string {
      const query = new URL(location).searchParams;
      const one = (name: string) => query.get(name) ?? '';
      const code = `code-${codes.size}-${one('state').slice(0, 8)}`;
      codes.set(code, { nonce: one('nonce'), challenge: one('code_challenge'), redirectUri: one('redirect_uri') });
      const back = new URLSearchParams({ code, state: one('state'), iss: address, ...more });
      return `${new URL(one('redirect_uri')).pathname}?${back}`;
    },
  };
}
