import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';

const textOf = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

function lettersOf(page: PDFPage, font: string): ReadonlyMap<string, string> {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const map = fonts?.lookup(PDFName.of(font), PDFDict).lookup(PDFName.of('ToUnicode'));
  if (!(map instanceof PDFRawStream)) throw new Error(`Nobody can read what is set in ${font}.`);
  return new Map(
    [...textOf(map).matchAll(/<([\dA-F]+)>\s*<([\dA-F]+)>/gi)].map(([, glyph = '', code = '']) => [
      glyph.toUpperCase(),
      Buffer.from(code, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

function contentsOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams.map((one) => (one instanceof PDFRawStream ? textOf(one) : '')).join('\n');
}

/** What a document says, page by page, each text as it was set: letters that the font cannot show are "□". */
export async function pdfText(bytes: ArrayBuffer): Promise<readonly (readonly string[])[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map((page) => {
    let font = '';
    const texts: string[] = [];
    for (const [, name, hex] of contentsOf(page).matchAll(/\/(\S+) [\d.]+ Tf|<([\dA-F]+)> Tj/g)) {
      if (name !== undefined) font = name;
      const letters = hex === undefined ? null : lettersOf(page, font);
      if (letters) texts.push((hex?.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '□').join(''));
    }
    return texts;
  });
}
