/** Which of the tabs an address belongs to: the one whose href it contains, the longest where several do. */
export const activeHref = (hrefs: readonly string[], url: string): string | undefined =>
  hrefs
    .filter((href) => href !== '' && url.includes(href))
    .reduce<string | undefined>(
      (best, href) => (best !== undefined && best.length >= href.length ? best : href),
      undefined,
    );
