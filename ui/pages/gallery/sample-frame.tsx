import { useEffect, useRef } from 'react';
import { galleryTexts as texts } from '../../texts/gallery.texts.ts';

type Props = { readonly src: string; readonly width: 'phone' | 'desktop'; readonly name: string };

/** What lies over the page needs a page to lie over. */
const isOverPage = (page: Document) =>
  page.querySelector('dialog[open], :popover-open') !== null ||
  [...page.querySelectorAll('main *')].some((element) => getComputedStyle(element).position === 'fixed');
const mostPx = 1_600;

/** A sample in a window of its own, so that the width of the screen is true for it. Without script it keeps a fixed height. */
export function SampleFrame({ src, width, name }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let observer: ResizeObserver | undefined;
    const fit = () => {
      const page = element.contentDocument;
      const main = page?.querySelector('main');
      if (!page || !main) return;
      if (isOverPage(page)) element.dataset['over'] = '';
      else element.style.setProperty('--height', `${Math.min(mostPx, Math.ceil(main.scrollHeight))}px`);
    };
    const follow = () => {
      observer?.disconnect();
      const main = element.contentDocument?.querySelector('main');
      if (!main) return;
      observer = new ResizeObserver(fit);
      observer.observe(main);
      fit();
    };
    follow();
    element.addEventListener('load', follow);
    return () => {
      element.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, []);
  const title = `${name}, ${width === 'phone' ? texts.phone.text : texts.desktop.text}`;
  return (
    <div className="gallery-frame" role="region" aria-label={title} tabIndex={0} data-width={width}>
      <iframe ref={frame} title={title} src={src} loading="lazy" data-width={width} />
    </div>
  );
}
