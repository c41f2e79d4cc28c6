import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Told = { subscribe(hear: () => void): { unsubscribe(): void } };

/** When what had the focus gives way to something else inside the same root, the focus goes to what took its place. */
export function useFocusKept(root: RefObject<HTMLElement | null>, actor: Told, face: string): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const told = actor.subscribe(() => {
      hadFocus.current = root.current?.contains(document.activeElement) ?? false;
    });
    return () => told.unsubscribe();
  }, [root, actor]);
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    root.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  }, [root, face]);
}
