// @vitest-environment jsdom
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLetterFiles, keptLetters, lettersFolder } from '#server/letters/letter-files.ts';
import { htmlOf, textOf } from '#server/letters/letter-html.ts';
import { mailOf } from '#server/letters/letter-mail.ts';
import { lettersPage } from '#server/letters/letters-page.ts';
import type { Letter } from '#server/letters/letters.ts';
import { orderPlacedLetter } from '#server/letters/order-words.ts';
import { resetLetter } from '#server/letters/words.ts';

const order = orderPlacedLetter({
  to: 'mere@kete.example',
  firstName: 'Mere',
  number: 'K1042',
  when: 'Tuesday 24 November, 4 – 6 pm',
  where: '12 Awa Street, Ōtara',
  ordered: ['2 × Milk', '750 g Kūmara'],
  charged: 'You paid $12.30.',
  until: 'Tuesday 8 am',
  link: 'https://kete.example/account/orders?orderId=1',
  invoice: 'https://kete.example/api/v1/past-orders/1/invoice',
});
const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const partsOf = (mail: string) =>
  mail
    .split(/--kete-letter-part(?:--)?\r\n/)
    .slice(1, 3)
    .map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      return { head, text: Buffer.from(body, 'base64').toString('utf8') };
    });

describe('A letter as HTML', () => {
  it('says what its text says, with lists as lists and links under the words that led to them', () => {
    const document = pageOf(htmlOf(order));
    expect(document.title).toBe(order.subject);
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['2 × Milk', '750 g Kūmara']);
    expect([...document.querySelectorAll('a')].map((link) => [link.textContent, link.href])).toEqual([
      ['Your order', 'https://kete.example/account/orders?orderId=1'],
      ['Your invoice', 'https://kete.example/api/v1/past-orders/1/invoice'],
    ]);
    for (const line of order.lines.filter((text) => text !== '' && !/:$|^https/.test(text)))
      expect(document.body.textContent).toContain(line);
  });

  it('keeps whatever somebody is called as text, and fetches nothing', () => {
    const hostile: Letter = {
      ...order,
      subject: '</title><img src=x>',
      lines: ['Kia ora <script>alert(1)</script>,', '', 'javascript:alert(1)'],
    };
    const document = pageOf(htmlOf(hostile));
    expect(document.querySelectorAll('script, img, a, link')).toHaveLength(0);
    expect(document.body.textContent).toContain('<script>alert(1)</script>');
  });

  it('shows a link itself where the words before it are a sentence', () => {
    const link = 'https://kete.example/forgotpassword#token=x';
    const document = pageOf(htmlOf(resetLetter({ to: 'a@kete.example', link })));
    expect(document.querySelector('a')?.textContent).toBe(link);
    expect(document.body.textContent).toContain('for an hour:');
  });
});

describe('A letter as mail', () => {
  const mail = mailOf(
    { ...order, subject: 'Ōtara: your order is on its way, and everything that you asked for is in it' },
    0,
  );
  const [text, html] = partsOf(mail);

  it('holds its text and its HTML, each as it was', () => {
    expect(text?.head).toContain('text/plain');
    expect(text?.text).toBe(textOf(order));
    expect(html?.head).toContain('text/html');
    expect(html?.text).toContain('Kūmara');
  });

  it('has a subject of seven bits that reads as it was written, and no line that a header may not hold', () => {
    const head = mail.slice(0, mail.indexOf('\r\n\r\n'));
    expect(/^[\x20-\x7e\r\n]*$/.test(head)).toBe(true);
    expect(mail.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    const words = [...head.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)].map(([, piece = '']) =>
      Buffer.from(piece, 'base64').toString('utf8'),
    );
    expect(words.join('')).toBe('Ōtara: your order is on its way, and everything that you asked for is in it');
  });

  it('lets nobody write a header through a name', () => {
    const forged = mailOf(
      { ...order, to: 'a@kete.example\r\nBcc: b@kete.example', subject: 'x\r\nBcc: c@kete.example' },
      0,
    );
    expect(forged).not.toMatch(/^Bcc:/m);
  });
});

describe('The letters that a store keeps', () => {
  const day = 86_400_000;

  it('are two files each for their owner alone, the newest first, and go after ninety days', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kete-letters-'));
    let nowMs = Date.UTC(2026, 10, 1);
    const { send } = createLetterFiles({ dataDir, clock: { nowMs: () => nowMs }, say: () => undefined });
    await send(order);
    const folder = lettersFolder(dataDir);
    const files = readdirSync(folder);
    expect(files.map((name) => name.replace(/.*\./, '')).sort()).toEqual(['eml', 'json']);
    expect(files.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(partsOf(readFileSync(join(folder, files.find((name) => name.endsWith('eml')) ?? ''), 'utf8'))).toHaveLength(
      2,
    );
    writeFileSync(join(folder, 'index.html'), 'a page');
    nowMs += 40 * day;
    await send({ ...order, kind: 'order-changed' });
    expect((await keptLetters(dataDir)).map(({ kind }) => kind)).toEqual(['order-changed', 'order-placed']);
    nowMs += 60 * day;
    await send({ ...order, kind: 'order-cancelled' });
    expect((await keptLetters(dataDir)).map(({ kind }) => kind)).toEqual(['order-cancelled', 'order-changed']);
    expect(readdirSync(folder)).toContain('index.html');
  });

  it('stand on one page, each in a frame that runs nothing, and as text', async () => {
    const document = pageOf(lettersPage([{ ...order, sent: '2026-11-20T01:02:03.004Z' }]));
    const frame = document.querySelector('iframe');
    expect([frame?.getAttribute('sandbox'), frame?.srcdoc]).toEqual(['', htmlOf(order)]);
    expect(document.querySelector('pre')?.textContent).toBe(textOf(order));
    expect(pageOf(lettersPage([])).body.textContent).toContain('No letter has been sent.');
  });
});
