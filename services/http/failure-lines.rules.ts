import type { Fault } from '../fault.ts';
import type { Log } from '../log.ts';

/** What stands before and after the call in a logged line, by status. */
const byStatus: Readonly<Record<number, readonly [string, string]>> = {
  400: ['Unauthorized error', 'might need to authenticate first'],
  401: ['Unauthorized error', 'might need to authenticate first'],
  404: ['Not found error', 'resource can not be found'],
  422: ['Unprocessable content error', 'unable to process'],
  500: ['Internal server error', 'try it later'],
};

const otherwise: Readonly<Record<Exclude<Fault['tag'], 'aborted'>, readonly [string, string]>> = {
  refused: ['Unexpected server error', ''],
  offline: ['Client error', 'could not be reached'],
  timeout: ['Client error', 'took too long'],
  garbled: ['Unknown error', 'answered nonsense'],
};

/** Logs a failed call once. The query is left out, since people type into it; what was called off is not a failure. */
export function logFailure(log: Log, method: string, url: string, fault: Fault): void {
  if (fault.tag === 'aborted') return;
  const [first, second] = (fault.tag === 'refused' && byStatus[fault.status]) || otherwise[fault.tag];
  const line = `${first}: ${method} ${url.split('?', 1)[0]} ${second}`.trimEnd();
  if (fault.tag === 'refused' && fault.status < 500) log.warn(line);
  else log.error(line);
}
