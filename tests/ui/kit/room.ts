import { vi } from 'vitest';

/** The room of an element, for tests of what is laid out: jsdom lays nothing out. */
export function createRoom() {
  const observers = new Set<() => void>();
  const wish = { isReduced: false, hears: new Set<() => void>() };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #measure: () => void;
      constructor(measure: () => void) {
        this.#measure = measure;
      }
      observe() {
        observers.add(this.#measure);
      }
      disconnect() {
        observers.delete(this.#measure);
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wish.isReduced;
    },
    addEventListener: (_: string, hear: () => void) => wish.hears.add(hear),
    removeEventListener: (_: string, hear: () => void) => wish.hears.delete(hear),
  }));
  return {
    observers,
    widen(element: Element, width: number) {
      element.getBoundingClientRect = () => ({ width, left: 0, right: width, top: 0, bottom: 0 }) as DOMRect;
      for (const measure of observers) measure();
    },
    reduceMotion(isReduced: boolean) {
      wish.isReduced = isReduced;
      for (const hear of wish.hears) hear();
    },
  };
}
