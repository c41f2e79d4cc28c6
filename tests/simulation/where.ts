import { AsyncLocalStorage } from 'node:async_hooks';

/** As much of a page's globals as the shop reaches for without being handed it. */
export type Globals = {
  readonly setTimeout: (run: () => void, ms?: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
  readonly BroadcastChannel: unknown;
  readonly document: unknown;
  readonly navigator: unknown;
  readonly sessionStorage: unknown;
};

const here = new AsyncLocalStorage<Globals>();
const names = ['BroadcastChannel', 'document', 'navigator', 'sessionStorage'] as const;

/** Whatever follows from it, however late, happens in that page. */
export const inPage = <T>(page: Globals, work: () => T): T => here.run(page, work);

/**
 * Many tabs live in one process: what a script finds under a global name is what the page has in which it runs. Outside
 * of pages everything is as it was. Gives the way back.
 */
export function openGlobals(): () => void {
  const before = new Map(
    ['window', 'setTimeout', 'clearTimeout', ...names].map((name) => [
      name,
      Object.getOwnPropertyDescriptor(globalThis, name),
    ]),
  );
  const { setTimeout: realSet, clearTimeout: realClear } = globalThis;
  const given = (name: string, get: () => unknown) =>
    Object.defineProperty(globalThis, name, { configurable: true, get, set() {} });
  given('window', () => here.getStore());
  for (const name of names) {
    const own = (globalThis as Record<string, unknown>)[name];
    given(name, () => {
      const page = here.getStore();
      return page ? page[name] : own;
    });
  }
  given('setTimeout', () => here.getStore()?.setTimeout ?? realSet);
  given('clearTimeout', () => here.getStore()?.clearTimeout ?? realClear);
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  };
}
