import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardFrame } from '#ui/card-frame/card-frame.tsx';
import { useCardFrame } from '#ui/card-frame/use-card-frame.ts';
import { faultsOf } from '../axe.ts';
import { cardFrameRig, instrumentId, payOrigin } from './card-frame-rig.tsx';

let rig: ReturnType<typeof cardFrameRig>;
beforeEach(() => {
  vi.useFakeTimers();
  rig = cardFrameRig();
});
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const url = `${payOrigin}/capture/one`;

describe('The frame', () => {
  it('is a frame of the payment side that may do no more than it must, as wide as its place and 125 px high [B1.20] [B9.040]', async () => {
    rig.show();
    await rig.capture({ url, instrumentId });
    const attributes = ['src', 'width', 'height', 'sandbox', 'allow', 'referrerpolicy', 'title'];
    expect(attributes.map((name) => rig.frame()?.getAttribute(name))).toEqual([
      url,
      '100%',
      '125',
      'allow-scripts allow-same-origin',
      'payment',
      'strict-origin',
      'Card details',
    ]);
  });

  it('is not in the page that the server sends, which says that it is loading', () => {
    function Page() {
      return <CardFrame actor={useCardFrame()} />;
    }
    const html = renderToString(<Page />);
    expect(html).not.toContain('<iframe');
    expect(html).toContain('The card form is loading');
  });

  it('is without fault for those who listen, before it is there and without an address', async () => {
    rig.show();
    vi.useRealTimers();
    expect(await faultsOf(rig.box())).toEqual([]);
    await rig.capture({ url: '' });
    expect(await faultsOf(rig.box())).toEqual([]);
  });
});

describe('Without an address', () => {
  it('says at once to refresh the page and where to turn, with no frame and one exception [B4.067] [B7.51] [B8.31] [B8.47]', async () => {
    rig.show();
    await rig.capture({ url: '' });
    expect(screen.getByRole('alert')).toHaveTextContent('An error has occurred, please refresh the page.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(rig.frame()).toBeNull();
    expect(rig.exceptions()).toEqual(['card capture URL invalid']);
  });

  it('a call that fails is an exception, and there is no frame [B7.52]', async () => {
    rig.show();
    await rig.refuseCapture();
    expect([rig.frame(), rig.exceptions()]).toEqual([null, ['card capture call failed']]);
  });

  it.each(['javascript:alert(1)', 'http://pay.kete.example/x', 'https://pay.kete.example.evil.example/x'])(
    'the address %s is none',
    async (address) => {
      rig.show();
      await rig.capture({ url: address });
      expect([rig.frame(), rig.exceptions()]).toEqual([null, ['card capture URL invalid']]);
    },
  );
});

describe('A frame that does not load', () => {
  it('is loaded again by itself once, after 10 s, and is an error after the next 10 [B4.062] [B4.063] [B8.48] [B9.037]', async () => {
    rig.show();
    await rig.capture({ url, instrumentId });
    const first = rig.frame();
    await pass(9_999);
    expect(rig.frame()).toBe(first);
    await pass(1);
    expect(rig.frame()).not.toBe(first);
    await pass(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('An error has occurred, please try again.');
    expect(rig.exceptions()).toEqual(Array(2).fill('frame load event not received in time'));
  });

  it('is loaded again when asked, with 20 and then never more than 30 s; the debug link comes with the fourth failure [B4.064] [B4.065] [B4.066] [B4.O6] [B8.33] [B8.35] [B9.038] [B9.039]', async () => {
    rig.show();
    await rig.capture({ url, instrumentId });
    await pass(10_000);
    await pass(10_000);
    for (const seconds of [20, 30, 30]) {
      const before = rig.frame();
      fireEvent.click(screen.getByRole('button', { name: 'try again' }));
      expect(rig.frame()).not.toBe(before);
      expect(rig.frame()).toHaveAttribute('src', url);
      await pass(seconds * 1_000 - 1);
      expect(screen.queryByRole('alert')).toBeNull();
      await pass(1);
      expect(screen.getByRole('alert')).toBeVisible();
      expect(screen.queryByText(/screenshot/) !== null).toBe(seconds === 30);
    }
  });

  it('the debug link opens the frame in a tab that knows nothing of this one, with the words for it [B4.O7] [B8.O6]', async () => {
    rig.show();
    await rig.capture({ url, instrumentId });
    for (let busy = 0; busy < 4; busy++) {
      rig.refuse('IF05');
      if (busy < 3) fireEvent.click(screen.getByRole('button', { name: 'try again' }));
    }
    const link = screen.getByRole('link', { name: 'this link' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      url,
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.parentElement).toHaveTextContent('Please open this link and send us a screenshot of the opened tab.');
  });

  it('nobody without the flag is offered it', async () => {
    rig.show({ isDebugOn: false });
    await rig.capture({ url, instrumentId });
    for (let busy = 0; busy < 5; busy++) {
      rig.refuse('IF05');
      if (busy < 4) fireEvent.click(screen.getByRole('button', { name: 'try again' }));
    }
    expect(screen.queryByText(/screenshot/)).toBeNull();
  });

  it('says where to turn: the shop’s contact page, or the provider’s own [B2.83] [B2.O8] [B8.34]', async () => {
    for (const contactHref of ['', 'https://pay.example.nz/contact-us']) {
      const { unmount } = rig.show(contactHref ? { contactHref } : {});
      await rig.capture({ url, instrumentId });
      rig.refuse('IF99');
      const link = screen.getByRole('link', { name: 'contact us' });
      expect(link).toHaveAttribute('href', contactHref || '/contact-us');
      expect(link.parentElement).toHaveTextContent('If the problem persists please contact us.');
      unmount();
    }
  });

  it('is taken when it says so late, after all', async () => {
    rig.show();
    await rig.capture({ url, instrumentId });
    await pass(10_000);
    await pass(10_000);
    rig.say({ eventId: 'pay-frame-loaded' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rig.frame()).toBeVisible();
  });
});
