import fc from 'fast-check';
import { safeReturnPath } from '#services/navigation/return-path.rules.ts';

const ours = 'https://kete.example';

const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  './',
  '@',
  ':',
  '?',
  '#',
  '%',
  '%2f',
  '%5c',
  '%2e',
  '%00',
  '%0d%0a',
  '%09',
  ' ',
  '\t',
  '\r\n',
  '\u0000',
  'http:',
  'https:',
  'javascript:',
  'data:',
  'evil.example',
  'kete.example',
  'user:pass@',
  'shop',
  'securelogin',
  'bff',
  'logout',
  'api',
  'trolley',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\u00ad',
  '／',
  '＼',
  '。',
  'ā',
  '\ud800',
  'xn--',
  '[::1]',
  '0x7f.1',
  ';',
  '(',
  ')',
  'account-modal:x',
  '&redirectUrl=',
  '=',
  'A',
);
/** What an attacker may ask to be sent to. */
export const hostilePath = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

/** What is wrong with where that text leads; null when it leads to a page of this shop. */
export function faultOf(text: string): string | null {
  const path = safeReturnPath(text);
  const url = new URL(path, ours);
  if (url.origin !== ours || url.username !== '' || url.password !== '') return 'leads elsewhere';
  if (new URL(path, 'http://other.example:81/deep/er?x#y').host !== 'other.example:81') return 'names a host';
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(path)) return 'has a character that no header may carry';
  if (/^\/((shop\/)?securelogin|bff|api)([/?#]|$)/i.test(path)) return 'leads to no page';
  if (path.length > 2_048) return 'is too long';
  return safeReturnPath(path) === path ? null : 'is another when it is asked again';
}
