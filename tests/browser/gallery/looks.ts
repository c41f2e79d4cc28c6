/** What can be seen of a page by looking at it, each as a list of faults. Runs in the page: it knows nothing outside itself. */
export type Looks = {
  /** Nothing scrolls sideways. */
  sideways(): string[];
  /** Pictures say what they show, or that they only decorate. */
  pictures(): string[];
  /** What can be pressed is 24 px, or stands apart, or is a word of a sentence; 44 px where the design says so. */
  targets(): string[];
  /** Remembers which words are cut or lie over each other, to be told from what larger text does. */
  keepReading(): void;
  /** Words that are cut or covered now and were not when last kept. */
  reading(): string[];
  /** Nothing moves longer than a blink. */
  motion(): string[];
  /** What can be pressed is seen without colours: by words, a drawing, a border or an outline. */
  outlines(): string[];
  /** Makes the list of what Tab has to come to, and says what no Tab can ever come to. */
  expectStops(): string[];
  /** Looks at where the focus is; null when it is nowhere in the page. */
  stop(): string[] | null;
  /** What Tab had to come to and has not. */
  missedStops(): string[];
  /** Whether its samples can be looked at together: nothing lies over the page or stays in place, and no id stands twice. */
  isTogether(): boolean;
};

export function installLooks(): void {
  const pressable =
    'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=slider], [role=switch], [role=radio], [role=option], [role=menuitem], [tabindex]';
  const composite = '[role=tablist], [role=toolbar], [role=menu], [role=listbox], [role=radiogroup], [role=grid]';
  const large = '[role=tab], .stepper button, .bottom-bar a, .drawer > summary';
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
  const modal = () => all('dialog:modal').at(-1);
  const isReachable = (element: Element) =>
    !element.closest('[inert], [aria-hidden=true]') && (modal()?.contains(element) ?? true);
  const isOff = (element: Element) => element.matches(':disabled');
  /** An input that the eye takes for its label. */
  const bodyOf = (element: Element): Element => {
    const label = (element as HTMLInputElement).labels?.[0];
    return element.matches('input[type=radio], input[type=checkbox]') && label ? label : element;
  };
  const targetsShown = () =>
    all(pressable).filter((element) => {
      if (!isReachable(element) || isOff(element) || element.matches('[tabindex]:not(a, button, input, [role])'))
        return false;
      return !isHidden(bodyOf(element));
    });
  const isWordOfSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );

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
    const flat = texts.flatMap(({ element, boxes }) => boxes.map((box) => ({ element, box })));
    for (const [index, one] of flat.entries())
      for (const other of flat.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 3 && high > Math.min(one.box.height, other.box.height) * 0.4)
          faults.add(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
      }
    return faults;
  };

  let kept = new Set<string>();
  let expected = new Set<Element>();
  const inOrder = (element: HTMLElement) => {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = all<HTMLInputElement>('input[type=radio]').filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      return (group.find(({ checked }) => checked) ?? group[0]) === element;
    }
    return element.tabIndex >= 0;
  };

  const looks: Looks = {
    sideways() {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const over = all('main *').filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
      return [`${scrollWidth - clientWidth} px too wide: ${over.slice(0, 3).map(nameOf).join(', ')}`];
    },
    pictures: () => all<HTMLImageElement>('img:not([alt])').map((image) => `no alt: ${image.src}`),
    targets() {
      const shown = targetsShown().map((element) => ({ element, box: bodyOf(element).getBoundingClientRect() }));
      const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
      return shown.flatMap(({ element, box }) => {
        const least = element.matches(large) ? 44 : 24;
        if (box.width >= least - 0.5 && box.height >= least - 0.5) return [];
        const size = `${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`;
        if (least > 24) return [size];
        if (isWordOfSentence(element)) return [];
        const [x, y] = middle(box);
        const isCrowded = shown.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < 12;
        });
        return isCrowded ? [size] : [];
      });
    },
    keepReading: () => void (kept = cutOrCovered()),
    reading: () => [...cutOrCovered()].filter((fault) => !kept.has(fault)),
    motion() {
      const most = (list: string) => Math.max(...list.split(',').map((text) => Number.parseFloat(text)));
      const styled = all('main *, dialog, dialog *').flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, pseudo);
          const moves = animationName !== 'none' && most(animationDuration) > 0.02;
          return moves || most(transitionDuration) > 0.02 ? [`${nameOf(element)}${pseudo ?? ''} moves`] : [];
        }),
      );
      const running = document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && typeof duration === 'number' && duration > 20;
        })
        .map(() => 'an animation runs');
      return [...new Set([...styled, ...running])];
    },
    outlines() {
      const isDrawn = (element: Element) => {
        const style = getComputedStyle(element);
        const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
        const bordered = sides.some(
          (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
        );
        return bordered || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1);
      };
      const speaks = (element: Element) =>
        textsShown().some((text) => element.contains(text.element)) ||
        [...element.querySelectorAll('svg, img')].some((drawing) => !isHidden(drawing));
      return targetsShown()
        .map(bodyOf)
        .filter((element) => !isDrawn(element) && !speaks(element) && !element.matches('input, select, textarea'))
        .map((element) => `${nameOf(element)} is not seen`);
    },
    expectStops() {
      const shown = targetsShown();
      expected = new Set(shown.filter(inOrder));
      (document.activeElement as HTMLElement | null)?.blur();
      return shown
        .filter((element) => element.tabIndex < 0 && !element.closest(composite) && element.matches('a, button, input'))
        .map((element) => `${nameOf(element)} is out of Tab’s way`);
    },
    stop() {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      expected.delete(element);
      const around: Element[] = [bodyOf(element)];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
      const isRinged = around.some((ringed) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      const box = bodyOf(element).getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
      );
      const isSeen = points.some((point) => point && (bodyOf(element).contains(point) || element.contains(point)));
      return [
        ...(isRinged ? [] : [`${nameOf(element)} has no ring`]),
        ...(isSeen ? [] : [`${nameOf(element)} has the focus and is not in sight`]),
      ];
    },
    missedStops: () =>
      [...expected]
        .filter((element) => element.isConnected)
        .map((element) => `${nameOf(element)} is not come to by Tab`),
    isTogether() {
      const ids = all('main [id]').map(({ id }) => id);
      const stays = all('main *').some((element) => /fixed|sticky/.test(getComputedStyle(element).position));
      return !modal() && !document.querySelector(':popover-open') && !stays && new Set(ids).size === ids.length;
    },
  };
  Object.assign(window, { looks });
}
