import type { Timers } from '../clock/timers.ts';
import { FaultError } from '../fault.ts';

export const timedOut = () =>
  new FaultError({ tag: 'timeout', message: 'This is taking longer than it should. Please try again.' });
export const calledOff = () => new FaultError({ tag: 'aborted', message: 'This was called off.' });

/** Gives the work a signal that ends with the caller's own or after `ms`, and answers at once when it does. */
export function within<T>(
  timers: Timers,
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (caller?.aborted) return Promise.reject(calledOff());
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const end = (error: FaultError) => {
      reject(error);
      controller.abort();
    };
    const onAbort = () => end(calledOff());
    const timer = timers.setTimeout(() => end(timedOut()), ms);
    caller?.addEventListener('abort', onAbort, { once: true });
    void work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        timers.clearTimeout(timer);
        caller?.removeEventListener('abort', onAbort);
      });
  });
}

/** Lets a caller leave work that goes on for others. */
export function unlessCalledOff<T>(caller: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!caller) return work;
  if (caller.aborted) return Promise.reject(calledOff());
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(calledOff());
    caller.addEventListener('abort', onAbort, { once: true });
    void work.then(resolve, reject).finally(() => caller.removeEventListener('abort', onAbort));
  });
}
