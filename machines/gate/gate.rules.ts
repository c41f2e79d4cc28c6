import { type GatedAction, isLapsed, type Visitor } from '#services/gate/gate.words.ts';
import type { Claim, GateContext, GateGrant, GateReport } from './gate.types.ts';

const nothing: GatedAction = { kind: 'notAuthorised' };

export const actionOf = ({ kept }: GateContext): GatedAction => kept?.action ?? nothing;
const promptId = ({ kept, visitor }: GateContext): string => `${kept?.key} ${visitor.role}`;
const failureId = ({ kept }: GateContext): string => `${kept?.key} failed`;
export const isOurs = (context: GateContext, id: string): boolean =>
  id === promptId(context) || id === failureId(context);

/** To another person the prompt says something else, so it stands open under another name. */
export const promptOf = (context: GateContext): GateReport => ({
  type: 'prompt.wanted',
  id: promptId(context),
  action: actionOf(context),
  role: context.visitor.role,
});
export const failureOf = (context: GateContext): GateReport => ({
  type: 'failure.wanted',
  id: failureId(context),
  action: actionOf(context),
  failure: context.failure,
});
export const grantOf = (context: GateContext): GateGrant => ({
  type: 'action.granted',
  action: actionOf(context),
  key: context.kept?.key ?? '',
});

/** It was kept for an account, and that is not the one here. */
export const isOfAnother = ({ kept, visitor }: GateContext): boolean =>
  kept !== null && kept.subject !== null && kept.subject !== visitor.subject;
export const isTooLate = ({ kept }: GateContext, { nowMs }: Claim): boolean => kept !== null && isLapsed(kept, nowMs);
export const isSame = (one: Visitor, other: Visitor): boolean =>
  one.role === other.role && one.subject === other.subject;
