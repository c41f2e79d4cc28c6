import * as v from 'valibot';
import type { FlagsAnswer } from '#machines/flags/index.ts';
import { Experiments } from '#services/experiments/experiments.contract.ts';
import { allVariationsOff } from '#services/experiments/experiments.words.ts';
import { fulfilmentWire } from '../../services/fulfilment/fulfilment.sample.ts';
import { ServerContext, type ServerContextWire } from '#services/session/session.contract.ts';
import { Settings } from '#services/settings/settings.contract.ts';
import { Shell, type ShellWire } from '#services/shell/shell.contract.ts';
import { guest } from '#services/session/session.rules.ts';

type Wire = ServerContextWire['context'];

/** Answers as the adapters give them: made on the wire and taken through the contract's door. */
export const contextAnswer = (shopper: Partial<Wire['shopper']> = {}, storeId = 1) =>
  v.parse(ServerContext, {
    context: {
      shopper: { ...guest, sessionGroups: [], updatedFromServer: true, ...shopper },
      fulfilment: { ...fulfilmentWire, fulfilmentStoreId: storeId },
      flags: {
        trolleyNeedsReview: false,
        liquorCannotBeDelivered: false,
        isExpressDelivery: false,
        isFlexibleDelivery: false,
        isELockerPickupSlot: false,
        expressItemQuantityExceededWhenItemIsAdded: false,
      },
      serverNow: '2026-11-21T09:00:00+13:00',
    },
  } satisfies ServerContextWire);

/** What the user endpoint and the context say together: whoever is signed in has an email. */
export const whoAnswer = (shopper: Partial<Wire['shopper']> = {}, storeId = 1) => ({
  ...contextAnswer(shopper, storeId),
  email: shopper.isLoggedIn ? `${shopper.shopperScvId ?? 'somebody'}@kete.example` : null,
});

export const flagsAnswer = (featureFlags: Record<string, boolean> = {}): FlagsAnswer => ({
  experiments: v.parse(Experiments, {
    isInBetaTestingGroup: false,
    isAbleToParticipateInExperiments: true,
    featureFlags,
  }),
  variations: { ...allVariationsOff, mega_menu: 'v1' },
});

export const settingsAnswer = (over: Record<string, unknown> = {}) =>
  v.parse(Settings, { endpoints: { session: 'session' }, ...over });

export const shellAnswer = (over: ShellWire = {}) => v.parse(Shell, over);
