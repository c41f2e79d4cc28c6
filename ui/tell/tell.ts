import { createContext, useContext } from 'react';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';

export type Tell = (event: AnalyticsEvent) => void;

/** Through which a part says that something worth counting happened. Nobody listens unless the frame says who. */
export const TellContext = createContext<Tell>(() => {});

export const useTell = (): Tell => useContext(TellContext);
