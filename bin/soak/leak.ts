/** What a page may never do, done by every page: run in the browser, so that a soak is seen to notice it. */
export const leak = () => {
  const kept: unknown[] = [];
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    push(...args);
    for (let more = 0; more < 20; more++) window.addEventListener('resize', () => void kept.length);
    setInterval(() => undefined, 60_000);
    kept.push({ _processingStatus: 1, sessionId: 'x', weight: Array.from({ length: 40_000 }, Math.random) });
  };
};
