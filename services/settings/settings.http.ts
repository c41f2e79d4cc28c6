import { retryDelayMs } from '../constants.ts';
import { realTimers, type Timers, wait } from '../clock/timers.ts';
import { faultOf } from '../fault.ts';
import type { Http } from '../http/http.types.ts';
import type { SettingsService } from './settings.contract.ts';

/** What the file says of paths and of the build holds for the wrapper from the moment it is read. */
export function createSettingsService(http: Http, timers: Timers = realTimers): SettingsService {
  const asked = (signal: AbortSignal | undefined) =>
    http.get('settings', { schema: (all) => all.Settings, signal, retries: 0 });
  return {
    settings: async (signal) => {
      const settings = await asked(signal).catch(async (error: unknown) => {
        if (faultOf(error).tag === 'aborted') throw error;
        await wait(timers, retryDelayMs, signal);
        return asked(signal);
      });
      http.adopt(settings);
      return settings;
    },
    words: async (signal) => (await asked(signal)).meta,
  };
}
