import type { Page } from 'playwright-core';

/** Says over the page what is done and what is seen; no part of the page, and nothing that could be pressed or read out. */
export const caption = (page: Page, words: string, tone: 'does' | 'sees' | 'wrong'): Promise<void> =>
  page.evaluate(
    ({ text, colour }) => {
      const name = 'kete-caption';
      type Captioned = Element & { ketePaper?: HTMLElement };
      let host = document.querySelector(name) as Captioned | null;
      if (!host?.ketePaper) {
        host?.remove();
        host = document.createElement(name) as Captioned;
        host.setAttribute('aria-hidden', 'true');
        const root = host.attachShadow({ mode: 'closed' });
        const paper = document.createElement('div');
        Object.assign(paper.style, {
          ...{ position: 'fixed', insetInline: '0', bottom: '0', zIndex: '2147483647', pointerEvents: 'none' },
          ...{ padding: '12px 20px', color: '#fff', font: '600 17px/1.4 system-ui, sans-serif', textAlign: 'center' },
          ...{ overflowWrap: 'anywhere' },
        });
        root.append(paper);
        host.ketePaper = paper;
        document.documentElement.append(host);
      }
      if (!host.ketePaper) return;
      host.ketePaper.style.background = colour;
      host.ketePaper.textContent = text;
    },
    { text: words, colour: { does: '#1c3d5a', sees: '#0b5d5e', wrong: '#8f1d1d' }[tone] },
  );
