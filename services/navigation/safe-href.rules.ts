const safeSchemes = ['https:', 'http:', 'mailto:', 'tel:'];
const nowhere = 'https://nowhere.invalid';

export function parsedUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The address if a link may carry it: relative, the web, mail or telephone. Otherwise undefined. */
export function safeHref(href: string): string | undefined {
  const url = parsedUrl(href, nowhere);
  return url && safeSchemes.includes(url.protocol) ? href : undefined;
}
