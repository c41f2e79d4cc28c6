import type { Sight } from './sight.ts';

/** What can be seen of a page by looking at it, each as a list of faults. Runs in the page: it knows nothing outside itself. */
export type Looks = {
  /** Nothing scrolls sideways. */
  sideways(): string[];
  /** Pictures say what they show, or that they only decorate. */
  pictures(): string[];
  /** What can be pressed is 24 px, or stands apart, or is a word of a sentence; 44 px where the design says so. */
  targets(): string[];
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
  const { all, nameOf, isHidden, textsShown } = (window as unknown as { sight: Sight }).sight;
  const pressable =
    'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=slider], [role=switch], [role=radio], [role=option], [role=menuitem], [tabindex]';
  const composite = '[role=tablist], [role=toolbar], [role=menu], [role=listbox], [role=radiogroup], [role=grid]';
  const large = '[role=tab], .stepper button, .bottom-bar a, .drawer > summary';
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
      const isBordered = (element: Element, pseudo?: string) => {
        const style = getComputedStyle(element, pseudo);
        const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
        const isEdged = sides.some(
          (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
        );
        return isEdged || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1);
      };
      const isDrawn = (button: Element) =>
        [button, ...button.querySelectorAll('*')].some((part) =>
          [undefined, '::before', '::after'].some((pseudo) => isBordered(part, pseudo)),
        );
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
        .filter(
          (element) => element.tabIndex < 0 && !element.closest(composite) && element.matches('a[href], button, input'),
        )
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
