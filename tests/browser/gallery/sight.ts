/** What is seen of a page: its elements, its words and where they stand. Runs in the page: it knows nothing outside itself. */
export type Sight = {
  readonly all: <T extends Element = HTMLElement>(selector: string) => T[];
  readonly nameOf: (element: Element) => string;
  readonly isHidden: (element: Element) => boolean;
  readonly textsShown: () => { element: HTMLElement; boxes: DOMRect[] }[];
  /** Remembers which words are cut or lie over each other, to be told from what larger text does. */
  readonly keepReading: () => void;
  /** Words that are cut or covered now and were not when last kept. */
  readonly reading: () => string[];
};

export function installSight(): void {
  const all = <T extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    const where = element.closest('main > section')?.id;
    const kind = element.classList[0] ? `.${element.classList[0]}` : '';
    return `${where ? `${where}: ` : ''}${element.tagName.toLowerCase()}${kind} "${words.slice(0, 40)}"`;
  };
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
      width <= 1 ||
      height <= 1
    );
  };
  const textsShown = () => {
    const shown: { element: HTMLElement; boxes: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || (node.textContent ?? '').trim() === '' || element.closest('script, style, noscript, option'))
        continue;
      if (isHidden(element) || element.closest('.visually-hidden, .skip-link')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length > 0) shown.push({ element, boxes });
    }
    return shown;
  };
  const isClamped = (element: Element) => {
    const { webkitLineClamp, textOverflow } = getComputedStyle(element);
    return (webkitLineClamp !== 'none' && webkitLineClamp !== '') || textOverflow === 'ellipsis';
  };
  /** What stays in place while the rest scrolls lies over it by design. */
  const layerOf = (element: Element | null): Element | null =>
    element && !/fixed|sticky/.test(getComputedStyle(element).position) ? layerOf(element.parentElement) : element;
  /** What is left of a box in what cuts it. */
  const shownOf = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const box = { left, top, right, bottom };
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  };
  const cutOrCovered = () => {
    const faults = new Set<string>();
    const texts = textsShown();
    for (const { element, boxes } of texts) {
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (isClamped(around) || /auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        const hides = /hidden|clip/;
        if (!hides.test(overflowX) && !hides.test(overflowY)) continue;
        const edge = around.getBoundingClientRect();
        const isCut = boxes.some(
          (box) =>
            (hides.test(overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) ||
            (hides.test(overflowX) && (box.right > edge.right + 3 || box.left < edge.left - 3)),
        );
        if (isCut) faults.add(`${nameOf(element)} is cut by ${nameOf(around)}`);
      }
    }
    const layers = new Map<Element, Element | null>();
    const layer = (element: Element) => {
      if (!layers.has(element)) layers.set(element, layerOf(element));
      return layers.get(element);
    };
    const flat = texts.flatMap(({ element, boxes }) => boxes.map((box) => ({ element, box: shownOf(element, box) })));
    for (const [index, one] of flat.entries())
      for (let at = index + 1; at < flat.length; at++) {
        const other = flat[at] as (typeof flat)[number];
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (wide <= 3) continue;
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        if (high <= 3 || high <= least * 0.4) continue;
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        if (layer(one.element) === layer(other.element))
          faults.add(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
      }
    return faults;
  };

  let kept = new Set<string>();
  const sight: Sight = {
    all,
    nameOf,
    isHidden,
    textsShown,
    keepReading: () => void (kept = cutOrCovered()),
    reading: () => [...cutOrCovered()].filter((fault) => !kept.has(fault)),
  };
  Object.assign(window, { sight });
}
