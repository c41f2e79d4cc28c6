/** Something the person at the keyboard can put right: its lines say what is wrong and what to do, and nothing else. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
