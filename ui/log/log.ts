import { createContext, useContext } from 'react';
import type { Log } from '#services/log.ts';

/** Where a part says that it was given something it cannot use: the console, unless the page says otherwise. */
export const LogContext = createContext<Log>(console);

export const useLog = (): Log => useContext(LogContext);
