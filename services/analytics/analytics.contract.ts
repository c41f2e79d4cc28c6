/** Something worth counting, with plain facts only: no name, no address, no words somebody typed. */
export type AnalyticsEvent = {
  readonly event: string;
  readonly [fact: string]: string | number | boolean | null | readonly unknown[];
};

export interface AnalyticsService {
  send(event: AnalyticsEvent): void;
}
