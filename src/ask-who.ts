import { FaultError, faultOf } from '#services/fault.ts';
import type { ServerContext, SessionService, User } from '#services/session/session.contract.ts';
import type { Who } from '#services/session/session.rules.ts';

/** Joins what the user endpoint and the context say. Two answers of different moments are nobody's, and are refused. */
export function whoOf(user: User, context: ServerContext): Who {
  const { isLoggedIn, isShopper, email, scvId } = user;
  const isOne = isLoggedIn === context.shopper.isLoggedIn && (!isLoggedIn || scvId === context.shopper.shopperScvId);
  if (!isOne) throw new FaultError(faultOf(undefined));
  return { ...context, shopper: { ...context.shopper, isLoggedIn, isShopper }, email };
}

type Asked = {
  readonly isRetry: boolean;
  /** A render asks about one moment, and of a guest its context says all. */
  readonly isRender: boolean;
};

/** Asks the user endpoint, and for the context. */
export async function askWho(session: SessionService, asked: Asked, signal: AbortSignal): Promise<Who> {
  const { isRetry, isRender } = asked;
  if (isRender) {
    const context = await session.context(signal);
    if (!context.shopper.isLoggedIn) return { ...context, email: null };
    return whoOf(await session.user(isRetry, signal), context);
  }
  const [user, context] = await Promise.all([session.user(isRetry, signal), session.context(signal)]);
  return whoOf(user, context);
}

/** Opens the shop; a context that knows nobody opens it to nobody. */
export async function openSession(
  session: SessionService,
  redirectUrl: string | null,
  signal: AbortSignal,
): Promise<ServerContext> {
  const context = await session.open(redirectUrl, signal);
  if (!context.shopper.isLoggedIn) throw new FaultError(faultOf(undefined));
  return context;
}
