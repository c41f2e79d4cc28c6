const shared = 'product-picture';

/**
 * The picture of a card that is followed turns into the picture of its page, where the browser can do that. A page
 * that shows a product already bears the name, and two of one name would show nothing.
 */
export function pictureCarrier(): (anchor: HTMLAnchorElement) => void {
  let last: HTMLElement | null = null;
  return (anchor) => {
    last?.style.removeProperty('view-transition-name');
    last = document.querySelector('.product-offer')
      ? null
      : (anchor.closest('.product-card')?.querySelector<HTMLElement>('.picture-ground') ?? null);
    last?.style.setProperty('view-transition-name', shared);
  };
}
