export type OnecardProblem = 'cardForm';
/** `number` is null when nothing was written. */
export type OnecardRead = { readonly number: string | null } | { readonly problem: OnecardProblem };

const digitsOfCard = 13;

/** The sum by which a mistyped digit, or two that changed places, shows. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}

/** The whole number of a card whose last digit is still missing. */
export const withCheckDigit = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;

export const isOnecardNumber = (number: string): boolean =>
  new RegExp(`^94\\d{${digitsOfCard - 2}}$`).test(number) && luhnSum(number) % 10 === 0;

/** A Onecard number as it is printed, in groups or not. */
export function readOnecard(written: string): OnecardRead {
  const digits = written.normalize('NFKC').replace(/[\s-]/g, '');
  if (digits === '') return { number: null };
  return isOnecardNumber(digits) ? { number: digits } : { problem: 'cardForm' };
}
