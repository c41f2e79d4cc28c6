import type { Shopper } from '../session/session.contract.ts';

/** The shopper who holds a card and is shopped for; null for everybody else. */
export const memberIn = ({ isShopper, hasOnecard, shopperScvId }: Shopper): string | null =>
  isShopper && hasOnecard ? shopperScvId : null;
