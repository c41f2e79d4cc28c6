import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardFrameRig, instrumentId, payOrigin } from './card-frame-rig.tsx';

let rig: ReturnType<typeof cardFrameRig>;
beforeEach(() => {
  vi.useFakeTimers();
  rig = cardFrameRig();
});
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const url = `${payOrigin}/capture/one`;
const valid = { cardValid: true, cvvValid: true, expiryMonthValid: true, expiryYearValid: true };
const left = (fields: object) => rig.say({ eventId: 'pay-frame-focus-lost', allFieldsEmpty: false, ...fields });
const settled = () => rig.reports().flatMap((report) => (report.type === 'submit.settled' ? [report.outcome] : []));

describe('What the frame says of the card', () => {
  it('when the focus leaves, wrong fields are named to those who listen, and counted once [B5.28] [B5.29] [B7.40]', async () => {
    rig.show();
    await rig.open();
    left({ ...valid, cardValid: false, cvvValid: false });
    expect(rig.validity()).toBe('Please check: card number, CVV.');
    expect(rig.told()).toEqual([{ event: 'invalid_card' }]);
  });

  it('a whole card is said and counted, and an empty one is neither [B5.30] [B5.31]', async () => {
    rig.show();
    await rig.open();
    rig.say({ eventId: 'pay-frame-focus-lost', ...valid, allFieldsEmpty: true });
    expect([rig.validity(), rig.told()]).toEqual(['', []]);
    left(valid);
    expect([rig.validity(), rig.told()]).toEqual(['The card details are complete.', [{ event: 'valid_card' }]]);
  });

  it('the focus and the validity are shown around it [B7.39] [B7.43] [B7.44]', async () => {
    rig.show();
    await rig.open();
    rig.say({ eventId: 'pay-frame-focus-gain' });
    expect(rig.box().dataset['focus']).toBe('');
    rig.say({ eventId: 'pay-frame-invalid' });
    expect([rig.box().dataset['invalid'], rig.validity()]).toEqual(['', 'Please check the card details.']);
    rig.say({ eventId: 'pay-frame-valid' });
    expect([rig.box().dataset['invalid'], rig.validity()]).toEqual([undefined, 'The card details are complete.']);
  });
});

describe('Submitting', () => {
  const success = () => rig.say({ eventId: 'pay-frame-success', paymentInstrumentId: instrumentId });

  it('posts one message to the origin of the frame, and ends with the name of the card [B7.41] [B7.47] [B7.48] [B7.49] [B7.O8]', async () => {
    rig.show();
    await rig.open();
    rig.submit();
    rig.submit({ verify: true });
    expect(rig.posted()).toEqual([
      { message: { eventId: 'pay-frame-submit', verify: false, save: false }, origin: payOrigin },
    ]);
    success();
    expect(settled()).toEqual([{ kind: 'success', instrumentId }]);
    rig.submit({ verify: true, save: true });
    expect(rig.posted()[1]).toEqual({
      message: { eventId: 'pay-frame-submit', verify: true, save: true },
      origin: payOrigin,
    });
  });

  it('posts nothing before the frame is there and nothing when it has failed', async () => {
    rig.show();
    rig.submit();
    await rig.capture({ url, instrumentId });
    rig.submit();
    rig.refuse('IF99');
    rig.submit();
    expect(rig.posted()).toEqual([]);
  });

  it('without an answer in 30 s the store is asked for the card, and nothing is posted again', async () => {
    rig.show();
    await rig.open();
    rig.submit();
    await pass(30_000);
    expect(settled()).toEqual([]);
    await rig.instrument(true);
    expect(settled()).toEqual([{ kind: 'success', instrumentId }]);
    rig.submit();
    await pass(30_000);
    await rig.instrument(false);
    expect(settled()[1]).toEqual({ kind: 'unknown' });
    expect(rig.posted()).toHaveLength(2);
  });

  it('[B8.22] wrong fields end it with IF01 and leave the frame where it is, without words in its place', async () => {
    rig.show();
    await rig.open();
    rig.submit();
    rig.refuse('IF01');
    expect(settled()).toEqual([{ kind: 'error', code: 'IF01' }]);
    expect([screen.queryByRole('alert'), rig.box().dataset['invalid']]).toEqual([null, '']);
  });

  it.each(['IF02', 'IF03', 'IF04'])(
    '[B8.23] [B8.24] [B8.25] %s is an error to try again, and an exception',
    async (code) => {
      rig.show();
      await rig.open();
      rig.submit();
      rig.refuse(code);
      expect(settled()).toEqual([{ kind: 'error', code }]);
      expect(screen.getByRole('alert')).toHaveTextContent('please try again');
      expect(rig.exceptions()).toEqual(['payment frame refused what it was sent']);
    },
  );

  it.each(['IF05', 'IF98', 'IF99'])(
    '[B7.42] [B8.26] [B8.29] [B8.30] [B8.32] %s is an error to try again, and none',
    async (code) => {
      rig.show();
      await rig.open();
      rig.refuse(code);
      expect(screen.getByRole('alert')).toHaveTextContent('An error has occurred, please try again.');
      expect([settled(), rig.exceptions()]).toEqual([[], []]);
    },
  );

  it.each(['IF06', 'IF97'])(
    '[B8.27] [B8.28] [B8.O5] %s exchanges the frame once, with a notice, and is an error the next time',
    async (code) => {
      rig.show();
      await rig.open();
      rig.refuse(code);
      expect(rig.frame()).toBeNull();
      await rig.capture({ url: `${payOrigin}/capture/two`, instrumentId });
      expect(rig.frame()).toHaveAttribute('src', `${payOrigin}/capture/two`);
      rig.say({ eventId: 'pay-frame-loaded' });
      expect(rig.status()).toMatch(/had expired/);
      rig.refuse(code);
      expect(screen.getByRole('alert')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'try again' }));
      expect(rig.captureAsks()).toBe(1);
    },
  );
});

describe('Whom the page believes', () => {
  it('an unknown eventId of the frame itself is one exception, of anyone else none [B7.46] [B7.O7] [B8.49]', async () => {
    rig.show();
    await rig.open();
    rig.say({ eventId: 'pay-frame-dance' });
    rig.say({ eventId: 'pay-frame-dance' }, { origin: 'https://evil.example' });
    rig.say({ eventId: 'pay-frame-dance' }, { source: window });
    rig.say({ hello: 'world' });
    expect(rig.exceptions()).toEqual(['unknown frame event ID']);
  });

  it('no message of another origin or another window changes anything [B7.38]', async () => {
    rig.show();
    await rig.capture({ url, instrumentId });
    const others: readonly { origin?: string; source?: unknown }[] = [
      ...[
        'https://pay.kete.example.evil.example',
        'https://pay.kete.example:444',
        'http://pay.kete.example',
        'null',
        '',
      ].map((origin) => ({ origin })),
      { source: window },
      { source: null },
    ];
    const before = rig.box().outerHTML;
    for (const other of others)
      for (const eventId of ['pay-frame-loaded', 'pay-frame-invalid', 'pay-frame-focus-gain'])
        rig.say({ eventId }, other);
    expect(rig.box().outerHTML).toBe(before);
    rig.say({ eventId: 'pay-frame-loaded' });
    expect(rig.box().dataset['state']).toBe('loaded');
  });

  it('a frame that was replaced is not believed any more', async () => {
    rig.show();
    await rig.capture({ url, instrumentId });
    const { contentWindow } = rig.frame() as HTMLIFrameElement;
    await pass(10_000);
    rig.say({ eventId: 'pay-frame-loaded' }, { source: contentWindow });
    expect(rig.box().dataset['state']).toBe('loading');
  });
});
