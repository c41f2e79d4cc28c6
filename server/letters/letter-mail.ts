import { htmlOf, textOf } from './letter-html.ts';
import type { Letter } from './letters.ts';

const from = 'Kete <kia-ora@kete.example>';
const boundary = 'kete-letter-part';

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
/** Words of a header in seven bits, in pieces that a header may hold. */
const encoded = (words: string): string =>
  /^[\x20-\x7e]*$/.test(words)
    ? words
    : [...words]
        .reduce<string[]>((pieces, character) => {
          const last = pieces.at(-1) ?? '';
          if (Buffer.byteLength(last + character) > 42 || pieces.length === 0) pieces.push(character);
          else pieces[pieces.length - 1] = last + character;
          return pieces;
        }, [])
        .map((piece) => `=?utf-8?B?${base64(piece)}?=`)
        .join('\r\n ');
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const part = (type: string, text: string): string =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(text).replace(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n');

/** A letter as mail, its text and its HTML: any program that reads mail opens it. */
export const mailOf = (letter: Letter, sentMs: number): string =>
  [
    `From: ${from}`,
    `To: ${oneLine(letter.to)}`,
    `Subject: ${encoded(oneLine(letter.subject))}`,
    `Date: ${new Date(sentMs).toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    'Content-Language: en-NZ',
    '',
    `${part('text/plain', textOf(letter))}${part('text/html', htmlOf(letter))}--${boundary}--`,
    '',
  ].join('\r\n');
