const debounceMs = 150;
/** No bar of a browser takes as much from a page as a keyboard does. */
const leastKeyboardPx = 150;

/** Keeps --window-height at the height that is really visible, so that full-height sheets fit a phone, and marks the page while a keyboard covers it. */
export function keepWindowHeight(page: Window, wait: (run: () => void, ms: number) => () => void): () => void {
  const write = () => {
    const { documentElement: root } = page.document;
    const { height = page.innerHeight, scale = 1 } = page.visualViewport ?? {};
    root.style.setProperty('--window-height', `${Math.round(height)}px`);
    root.toggleAttribute('data-keyboard', page.innerHeight - height * scale > leastKeyboardPx);
  };
  let cancel = () => {};
  const onResize = () => {
    cancel();
    cancel = wait(write, debounceMs);
  };
  write();
  page.addEventListener('resize', onResize);
  page.visualViewport?.addEventListener('resize', onResize);
  return () => {
    cancel();
    page.removeEventListener('resize', onResize);
    page.visualViewport?.removeEventListener('resize', onResize);
  };
}
