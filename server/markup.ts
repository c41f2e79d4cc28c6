import { html } from 'hono/html';

export type Body = Exclude<ReturnType<typeof html>, Promise<unknown>>;

/** Text stays text, and what is markup already stays that; nothing in it has to be waited for. */
export const markup = (strings: TemplateStringsArray, ...values: readonly unknown[]): Body =>
  html(strings, ...values) as Body;
