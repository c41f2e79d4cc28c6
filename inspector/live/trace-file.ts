import * as v from 'valibot';
import { type Trace, traceSchema } from '#services/inspection/trace.contract.ts';

export type Read = { readonly trace: Trace } | { readonly fault: string };

const noTrace = 'This is no trace of Kete.';
/** What a dropped file may weigh; a long simulation's trace is a tenth of it. */
export const largestBytes = 20_000_000;

/** Reads the text of a file that somebody dropped or opened. What is wrong with it is said in a sentence. */
export function readTrace(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: `${noTrace} It is not even JSON.` };
  }
  if (typeof json !== 'object' || json === null || (json as { kete?: unknown }).kete !== 'trace')
    return { fault: `${noTrace} A trace says “kete”: “trace” at its beginning.` };
  const version = (json as { version?: unknown }).version;
  if (version !== 1)
    return { fault: `It is a trace of version ${JSON.stringify(version)}; this inspector reads version 1.` };
  const parsed = v.safeParse(traceSchema, json);
  if (parsed.success)
    return parsed.output.records.length === 0
      ? { fault: 'It is a trace, but nothing was recorded in it.' }
      : { trace: parsed.output };
  const issue = parsed.issues[0];
  const where = v.getDotPath(issue) ?? 'its beginning';
  return { fault: `It is a trace, but it is broken at “${where}”: ${issue.message}.` };
}
