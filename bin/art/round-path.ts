const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const flag = /[01]/y;
const gap = /[\s,]*/y;

/** Shortest writing of a number. */
export const short = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)) || 0).replace(/^(-?)0\./, '$1.');

/** The same path with rounded numbers. The two flags of an arc may stand against its next number: "0 01.5". */
export function roundPath(path: string, digits: number): string {
  return path.replace(/([a-z])([^a-z]*(?:e-?\d+[^a-z]*)*)/gi, (_, command: string, rest: string) => {
    let text = command;
    let at = 0;
    let isAfterDot = false;
    const take = (pattern: RegExp) => {
      gap.lastIndex = at;
      at += gap.exec(rest)?.[0].length ?? 0;
      pattern.lastIndex = at;
      const found = pattern.exec(rest)?.[0];
      at += found?.length ?? 0;
      return found;
    };
    for (let i = 0; ; i++) {
      const isFlag = /a/i.test(command) && (i % 7 === 3 || i % 7 === 4);
      const found = take(isFlag ? flag : number);
      if (found === undefined) break;
      const written = isFlag ? found : short(Number(found), digits);
      const joins = written.startsWith('-') || text === command || (written.startsWith('.') && isAfterDot);
      text += joins ? written : ` ${written}`;
      isAfterDot = !isFlag && written.includes('.');
    }
    if (rest.slice(at).trim() !== '') throw new Error(`"${command}${rest}" is no path.`);
    return text;
  });
}
