import { callPath } from '#services/inspection/call-path.ts';
import type { Happening } from '#services/inspection/memory.ts';

type Page = Pick<Window & typeof globalThis, 'fetch' | 'location'>;
type Options = { readonly page: Page; readonly nowMs: () => number; readonly keep: (happening: Happening) => void };

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';
const addressOf = (asked: RequestInfo | URL): string =>
  typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url;
const methodOf = (asked: RequestInfo | URL, init: RequestInit | undefined): string =>
  init?.method ?? (typeof asked === 'string' || asked instanceof URL ? 'GET' : asked.method);

/**
 * Tells of every call to the store: its method, its path as a pattern, how it ended and when. Whoever called gets the
 * very answer, and nothing of it is read here.
 */
export function recordCalls({ page, nowMs, keep }: Options): () => void {
  const before = page.fetch;
  let calls = 0;
  const watched: typeof fetch = (asked, init) => {
    const answer = Reflect.apply(before, page, [asked, init]) as Promise<Response>;
    const call = ++calls;
    const path = callPath(addressOf(asked), page.location.origin);
    const startedMs = nowMs();
    const told = { kind: 'call', call, method: methodOf(asked, init).toUpperCase().slice(0, 8), path } as const;
    const ended = (said: string) => keep({ ...told, said, tookMs: Math.max(0, nowMs() - startedMs) });
    keep({ ...told, said: null, tookMs: null });
    answer.then(
      ({ status }) => ended(String(status)),
      (error: unknown) => ended(isAborted(error) ? 'aborted' : 'offline'),
    );
    return answer;
  };
  page.fetch = watched;
  return () => {
    if (page.fetch === watched) page.fetch = before;
  };
}
