import type { FaultCode } from './fault.codes.ts';

/** What can be expected to go wrong when the world is reached. Kept in a chart's context and shown where it happened. */
export type Fault =
  | { readonly tag: 'offline'; readonly message: string }
  | { readonly tag: 'timeout'; readonly message: string }
  | { readonly tag: 'aborted'; readonly message: string }
  | { readonly tag: 'garbled'; readonly message: string }
  | {
      readonly tag: 'refused';
      readonly status: number;
      readonly code: FaultCode;
      readonly message: string;
      readonly fieldErrors?: Readonly<Record<string, string>>;
      readonly retryAfterMs?: number;
    };

export type RefusedFault = Extract<Fault, { tag: 'refused' }>;

/** The error an adapter throws. Its message is safe: no address, no body, no stack of the server travels in it. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** What is said of a failure whose insides are nobody's business. */
export const technicalIssues =
  "We're having technical issues at present. Please try refreshing your browser or coming back in a few minutes.";

/** The fault inside any thrown value; something that is not a fault becomes 'garbled' and says nothing of its insides. */
export function faultOf(error: unknown): Fault {
  return error instanceof FaultError ? error.fault : { tag: 'garbled', message: technicalIssues };
}

export const isNotFound = (fault: Fault): boolean => fault.tag === 'refused' && fault.status === 404;

export const isRefusedAs = (fault: Fault, code: FaultCode): boolean => fault.tag === 'refused' && fault.code === code;
