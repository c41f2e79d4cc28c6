import type { Log } from '../log.ts';
import { readBody } from './body.ts';

const mostBytes = 16 * 1024;
const mostLoggedAMinute = 10;
const minuteMs = 60_000;
const directive = /^[a-z-]{1,40}$/;

/** Counts what browsers report of the page policy; logs a few a minute, by directive alone. */
export function createCspReports(log: Log, nowMs: () => number) {
  let count = 0;
  let loggedSinceMs = 0;
  let logged = 0;
  return {
    get count() {
      return count;
    },
    async take(request: Request): Promise<void> {
      const text = await readBody(request, mostBytes);
      count++;
      const now = nowMs();
      if (now - loggedSinceMs > minuteMs) {
        loggedSinceMs = now;
        logged = 0;
      }
      if (logged++ < mostLoggedAMinute)
        log.warn({ event: 'csp-report', reason: directiveOf(text) }, 'A page broke its policy.');
    },
  };
}
export type CspReports = ReturnType<typeof createCspReports>;

function directiveOf(text: string): string {
  const named =
    /"(?:effective-directive|effectiveDirective|violated-directive)"\s*:\s*"([a-z-]+)/.exec(text)?.[1] ?? '';
  return directive.test(named) ? named : 'unknown';
}
