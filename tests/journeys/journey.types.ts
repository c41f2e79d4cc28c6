import type { Page } from 'playwright-core';
import type { AnyStateMachine } from 'xstate';

/** A journey in the shopper's words: what can be done where, how it is said, how it is done, and what is seen then. */
export type Journey = {
  readonly machine: AnyStateMachine;
  /** Whose journey it is; a guest's, unless it says otherwise. */
  readonly who?: string;
  /** A sentence for each event. */
  readonly say: Readonly<Record<string, string>>;
  /** Does it in a real browser. */
  readonly drive: Readonly<Record<string, (page: Page) => Promise<void>>>;
  /** Reads the page, and fails when it is not what the state says. */
  readonly see: Readonly<Record<string, (page: Page) => Promise<void>>>;
};
