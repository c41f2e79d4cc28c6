import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';
import { embeddedPath, paths } from '../bff/sign-on.ts';
import { isSame } from '../security/secrets.ts';
import type { Verify } from './credentials.ts';
import { clientHeader } from './idp.ts';
import { signInPage, troublePage } from './pages.ts';

type Context = Parameters<Parameters<Provider['use']>[0]>[0];
type Parts = {
  readonly provider: Provider;
  readonly formKey: string;
  readonly verify: Verify;
  readonly publicOrigin: string;
  /** Whether the store itself has just sent somebody here to sign out. */
  readonly isOwnLogout: (state: string) => Promise<boolean>;
};

const showPage = (ctx: Context, status: number, body: string) => {
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = body;
};

/** Our own steps of the provider: the page that asks who it is, and the end of a session. */
export function addSteps({ provider, formKey, verify, publicOrigin, isOwnLogout }: Parts): void {
  const tokenOf = (uid: string) => createHmac('sha256', formKey).update(uid).digest('base64url');
  const goOn = async (ctx: Context, result: Record<string, unknown>) => {
    const next = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    ctx.status = 303;
    ctx.redirect(next);
  };

  async function answerForm(ctx: Context, uid: string): Promise<void> {
    const form = new URLSearchParams(await bodyOf(ctx.req));
    const csrf = tokenOf(uid);
    if (!isSame(form.get('csrf') ?? '', csrf)) return showPage(ctx, 403, troublePage());
    if (form.has('cancel')) return goOn(ctx, { error: 'access_denied', error_description: 'Back to the shop' });
    const [email, password] = [form.get('email')?.trim() ?? '', form.get('password') ?? ''];
    if (email === '' || password === '') return showPage(ctx, 400, signInPage({ csrf, email, trouble: 'missing' }));
    const verified = await verify({ email, password, client: ctx.get(clientHeader) });
    if (verified.kind === 'right') return goOn(ctx, { login: { accountId: verified.scvId } });
    if (verified.kind === 'wrong') return showPage(ctx, 401, signInPage({ csrf, email, trouble: 'wrong' }));
    ctx.set('retry-after', String(verified.seconds));
    showPage(ctx, 429, signInPage({ csrf, email, trouble: { seconds: verified.seconds } }));
  }

  async function askWho(ctx: Context, uid: string): Promise<void> {
    const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => null);
    if (details?.uid !== uid || details.prompt.name !== 'login') return showPage(ctx, 400, troublePage());
    if (ctx.method === 'POST') return answerForm(ctx, uid);
    showPage(ctx, 200, signInPage({ csrf: tokenOf(uid), email: '', trouble: null }));
  }

  /** The store asks for it when somebody signs out; anyone else is led to where that is asked. */
  async function endSession(ctx: Context): Promise<void> {
    const { state } = ctx.query;
    ctx.status = 303;
    if (typeof state !== 'string' || !(await isOwnLogout(state))) return ctx.redirect(paths.logout);
    const session = await provider.Session.get(ctx as never);
    await session.destroy();
    for (const name of ['cw-idp', 'cw-idp.sig'])
      ctx.cookies.set(name, null, { path: embeddedPath, httpOnly: true, sameSite: 'lax', signed: false });
    ctx.redirect(`${publicOrigin}${paths.signedOut}?state=${encodeURIComponent(state)}`);
  }

  provider.use(async (ctx, next) => {
    const uid = /^\/interaction\/([\w-]{1,64})$/.exec(ctx.path)?.[1];
    if (uid !== undefined) return askWho(ctx, uid);
    if (ctx.path.startsWith('/session/')) return endSession(ctx);
    await next();
    if (ctx.status === 404 && ctx.body === undefined) showPage(ctx, 404, troublePage());
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
