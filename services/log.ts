/** Where a line goes: the console, the server's log, a test's list. */
export interface Log {
  warn(line: string): void;
  error(line: string): void;
}
