/** Time as the house may know it: server time, in integer milliseconds. Nothing else reads a clock. */
export interface ClockService {
  nowMs(): number;
  /** Fed by every live answer that carries serverNow; a cached page never does. */
  keepServerNow(serverNowMs: number): void;
}
