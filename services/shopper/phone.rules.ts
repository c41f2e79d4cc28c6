export type PhoneProblem = 'phoneMissing' | 'phoneForm';
export type PhoneRead = { readonly phone: string } | { readonly problem: PhoneProblem };

/** After the 0: a landline has a region and seven digits, a mobile begins with 2. */
const landline = /^[34679][2-9]\d{6}$/;
const mobile = /^2\d{7,9}$/;

/** A New Zealand number in the ways people write it, as +64 and its digits. Free-phone numbers are nobody's own. */
export function readPhone(written: string): PhoneRead {
  const text = written.normalize('NFKC').trim();
  if (text === '') return { problem: 'phoneMissing' };
  const dialled = text.replace(/[\s.\-–‑/]/gu, '');
  if (!/^\+?[\d()]+$/.test(dialled)) return { problem: 'phoneForm' };
  const digits = dialled.replace(/[()]/g, '');
  const own = digits.replace(/^(?:\+64|0064|64(?=0?[2-9]))/, '').replace(/^0/, '');
  const isInternational = /^(?:\+|00)/.test(digits) && !/^(?:\+64|0064)/.test(digits);
  if (isInternational || own.startsWith('+')) return { problem: 'phoneForm' };
  return landline.test(own) || mobile.test(own) ? { phone: `+64${own}` } : { problem: 'phoneForm' };
}
