import * as v from 'valibot';
import { type FaultCode, faultCodes } from '../fault.codes.ts';
import { type RefusedFault, technicalIssues } from '../fault.ts';
import { notFoundMessage } from './known-faults.ts';

/** The store's own error answer; its message is written to be shown. */
const ErrorBody = v.object({
  code: v.picklist(faultCodes),
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  fieldErrors: v.optional(v.record(v.string(), v.string())),
});

const unsaid: Readonly<Record<number, readonly [FaultCode, string]>> = {
  400: ['Invalid', 'Something in that request is not right. Please check it and try again.'],
  401: ['NotSignedIn', 'Sign in to continue.'],
  403: ['Forbidden', 'This is not open to you.'],
  404: ['NotFound', notFoundMessage],
  409: ['Unexpected', 'Something has changed in the meantime. Please look again and try once more.'],
  413: ['TooLarge', 'That is too much at once.'],
  422: ['Invalid', 'We could not work with that. Please check it and try again.'],
  429: ['TooMany', 'That was too often in a short time. Please wait a moment and try again.'],
  503: ['Busy', technicalIssues],
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Retry-After as seconds or as a date; undefined when there is none or it makes no sense. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** The fault of an answer that is not a success: the server's safe words if it has some, else the house's. */
export function refusal(response: Response, text: string, nowMs: number): RefusedFault {
  const body = v.safeParse(ErrorBody, parsed(text));
  const [code, message] = unsaid[response.status] ?? (['Unexpected', technicalIssues] as const);
  const after = retryAfterMs(response.headers.get('retry-after'), nowMs);
  return {
    tag: 'refused',
    status: response.status,
    code: body.success ? body.output.code : code,
    message: body.success ? body.output.message : message,
    ...(body.success && body.output.fieldErrors ? { fieldErrors: body.output.fieldErrors } : {}),
    ...(after === undefined ? {} : { retryAfterMs: after }),
  };
}
