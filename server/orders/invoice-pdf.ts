import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import type { Invoice, InvoiceRow } from './invoice.ts';

const page = { width: 595, height: 842, margin: 52 } as const;
const right = page.width - page.margin;
const amountAt = 430;
const ink = rgb(0.11, 0.13, 0.12);
const soft = rgb(0.38, 0.42, 0.4);
const hair = rgb(0.82, 0.84, 0.83);
const size = { title: 22, heading: 10.5, text: 10 } as const;
const leading = 15;

type Fonts = { readonly regular: PDFFont; readonly bold: PDFFont; readonly ruler: Ruler };
type Pen = { readonly document: PDFDocument; readonly fonts: Fonts; page: PDFPage; y: number };

const readFont = (name: string) => readFile(join(import.meta.dirname, 'fonts', `${name}.ttf`));
let fontFiles: Promise<readonly [Buffer, Buffer]> | undefined;
const readFonts = () => (fontFiles ??= Promise.all([readFont('figtree-regular'), readFont('figtree-bold')]));

/** What a page can show of a text, whoever wrote it: one line, in whole letters. */
const shown = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{C}+/gu, ' ')
    .normalize('NFC');

/** How wide a text is, letter by letter: nothing has to be laid out to break a line. */
function rulerOf(font: PDFFont) {
  const widths = new Map<string, number>();
  return (text: string): number => {
    let width = 0;
    for (const letter of text) {
      const known = widths.get(letter) ?? font.widthOfTextAtSize(letter, size.text);
      widths.set(letter, known);
      width += known;
    }
    return width;
  };
}
type Ruler = ReturnType<typeof rulerOf>;

function piecesOf(word: string, ruler: Ruler, width: number): readonly string[] {
  if (ruler(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && ruler(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** A text in lines that are no wider than that; a word that is wider by itself is cut. */
function wrapped(text: string, ruler: Ruler, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of shown(text)
    .split(' ')
    .flatMap((one) => piecesOf(one, ruler, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && ruler(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Goes on with so much room below, on the next page where this one has no more. */
function need(pen: Pen, height: number): void {
  if (pen.y - height >= page.margin) return;
  pen.page = pen.document.addPage([page.width, page.height]);
  pen.y = page.height - page.margin;
}

type Written = { readonly x?: number; readonly font?: PDFFont; readonly size?: number; readonly isSoft?: boolean };

function write(pen: Pen, text: string, { x = page.margin, font = pen.fonts.regular, isSoft, ...more }: Written): void {
  const options = { x, y: pen.y, font, size: more.size ?? size.text, color: isSoft ? soft : ink };
  pen.page.drawText(shown(text), options);
}

function writeRight(pen: Pen, text: string, font: PDFFont): void {
  write(pen, text, { x: right - font.widthOfTextAtSize(text, size.text), font });
}

function rule(pen: Pen): void {
  const [start, end] = [page.margin, right].map((x) => ({ x, y: pen.y + leading - 5 }));
  if (start && end) pen.page.drawLine({ start, end, thickness: 0.6, color: hair });
}

function writeRow(pen: Pen, { look, text, amount, value }: InvoiceRow): void {
  const font = look === 'plain' ? pen.fonts.regular : pen.fonts.bold;
  const lines = wrapped(text, pen.fonts.ruler, amountAt - page.margin - 12);
  need(pen, leading * (look === 'heading' ? 3 : lines.length));
  if (look === 'heading') pen.y -= 6;
  if (look === 'total') rule(pen);
  for (const [index, line] of lines.entries()) {
    write(pen, line, { font });
    if (index === 0) {
      write(pen, amount, { x: amountAt, isSoft: true });
      writeRight(pen, value, font);
    }
    pen.y -= leading;
  }
}

function writeHead(pen: Pen, { title, facts }: Invoice): void {
  write(pen, 'Kete', { font: pen.fonts.bold, size: size.title });
  pen.y -= 26;
  write(pen, title, { font: pen.fonts.bold, size: 14 });
  pen.y -= 22;
  for (const [label, text] of facts) {
    const lines = wrapped(text, pen.fonts.ruler, right - page.margin - 80);
    for (const [index, line] of lines.entries()) {
      if (index === 0) write(pen, label, { isSoft: true });
      write(pen, line, { x: page.margin + 80 });
      pen.y -= leading;
    }
  }
  pen.y -= 8;
}

function writeFeet({ document, fonts }: Pen, number: string): void {
  const pages = document.getPages();
  for (const [index, one] of pages.entries())
    one.drawText(`Order ${number}, page ${index + 1} of ${pages.length}`, {
      ...{ x: page.margin, y: 28, font: fonts.regular, size: 8, color: soft },
    });
}

type Printed = { readonly number: string; readonly placedMs: number };

/** An invoice as a document to print. Its letters are of our own typeface, which has macrons. */
export async function invoicePdf(invoice: Invoice, { number, placedMs }: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const [regular, bold] = await readFonts();
  const embed = (file: Buffer) => document.embedFont(file, { subset: true, features: { liga: false } });
  const [plain, strong] = await Promise.all([embed(regular), embed(bold)]);
  /** The bold letters are the wider ones: what fits in them fits in the others. */
  const fonts = { regular: plain, bold: strong, ruler: rulerOf(strong) };
  document.setTitle(`${invoice.title} ${number}`, { showInWindowTitleBar: true });
  document.setLanguage('en-NZ');
  for (const set of ['setProducer', 'setCreator', 'setAuthor'] as const) document[set]('Kete');
  document.setCreationDate(new Date(placedMs));
  document.setModificationDate(new Date(placedMs));
  const first = document.addPage([page.width, page.height]);
  const pen: Pen = { document, fonts, page: first, y: page.height - page.margin - 10 };
  writeHead(pen, invoice);
  for (const one of invoice.rows) writeRow(pen, one);
  pen.y -= 10;
  for (const one of invoice.sums) writeRow(pen, one);
  pen.y -= 8;
  for (const note of invoice.notes) {
    need(pen, leading);
    write(pen, note, {});
    pen.y -= leading;
  }
  writeFeet(pen, number);
  return new Uint8Array(await document.save());
}
