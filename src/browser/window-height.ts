const debounceMs = 150;

/** Keeps --window-height at the height that is really visible, so that full-height sheets fit a phone. */
export function keepWindowHeight(page: Window, wait: (run: () => void, ms: number) => () => void): () => void {
  const write = () =>
    page.document.documentElement.style.setProperty(
      '--window-height',
      `${Math.round(page.visualViewport?.height ?? page.innerHeight)}px`,
    );
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
