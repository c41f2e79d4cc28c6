import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { LoadMore } from '#ui/load-more/load-more.tsx';
import { progressOf } from '#ui/load-more/progress.rules.ts';

const never = () => new Promise<never>(() => undefined);

describe('The progress of a list', () => {
  it.each([
    [0, 75, 0],
    [24, 75, 32],
    [74, 75, 98],
    [199, 200, 99],
    [75, 75, 100],
    [80, 75, 100],
    [0, 0, 100],
  ])('of %i from %i is %i: rounded down and never above 100 [B9.045]', (shown, total, progress) => {
    expect(progressOf(shown, total)).toBe(progress);
  });
});

describe('The load-more control', () => {
  it('says and draws how much is shown [B1.19] [B9.046]', () => {
    render(<LoadMore shown={1_024} total={3_000} onMore={never} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Showing 1,024 of 3,000$/);
    expect(screen.getByRole('progressbar', { name: 'Shown so far' })).toHaveValue(34);
  });

  it('is gone once everything is shown [B4.078]', () => {
    const { container, rerender } = render(<LoadMore shown={24} total={75} onMore={never} />);
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
    rerender(<LoadMore shown={75} total={75} onMore={never} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<LoadMore shown={75} total={75} href="/shop/specials" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is busy while more is on its way, asks once, and keeps the focus [B4.079]', async () => {
    const answers: (() => void)[] = [];
    const onMore = vi.fn<() => Promise<void>>(() => new Promise((resolve) => answers.push(resolve)));
    render(<LoadMore shown={24} total={75} onMore={onMore} />);
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAccessibleName('Loading more');
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(onMore).toHaveBeenCalledOnce();
    await act(async () => answers[0]?.());
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(button).toHaveFocus();
  });

  it.each(['before', 'after'])(
    'leaves the focus where the list goes on when the last of it came %s the answer',
    async (when) => {
      let answer: () => void = () => {};
      const onMore = () => new Promise<void>((resolve) => void (answer = resolve));
      const { rerender } = render(<LoadMore shown={48} total={75} onMore={onMore} />);
      screen.getByRole('button').focus();
      fireEvent.click(screen.getByRole('button'));
      if (when === 'after') await act(async () => answer());
      rerender(<LoadMore shown={75} total={75} onMore={onMore} />);
      await act(async () => answer());
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByText('Showing 75 of 75')).toHaveFocus();
      expect(screen.getByText('Showing 75 of 75')).toHaveClass('visually-hidden');
    },
  );

  it('asks with what it was given last', () => {
    const [first, second] = [vi.fn<() => Promise<never>>(never), vi.fn<() => Promise<never>>(never)];
    const { rerender } = render(<LoadMore shown={24} total={75} onMore={first} />);
    rerender(<LoadMore shown={24} total={75} onMore={second} />);
    fireEvent.click(screen.getByRole('button'));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('is a link where the longer list has an address; the page keeps its place', () => {
    document.body.innerHTML = renderToStaticMarkup(<LoadMore shown={24} total={75} href="/shop/specials?size=48" />);
    const link = screen.getByRole('link', { name: 'Show more' });
    expect(link).toHaveAttribute('href', '/shop/specials?size=48');
    expect(link).toHaveAttribute('data-keep-place');
    document.body.innerHTML = '';
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('load-more');
    let answer: { resolve: (value: unknown) => void; reject: (error: unknown) => void };
    const rests = () => {
      expect(screen.getByRole('button', { name: 'Show more', busy: false })).toBeEnabled();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    };
    const show = () =>
      render(
        <LoadMore
          shown={24}
          total={75}
          onMore={() => new Promise((resolve, reject) => void (answer = { resolve, reject }))}
        />,
      );
    const { unmount } = show();
    rests();
    unmount();
    const { seen } = await playEveryPath(chart, {
      render: show,
      drive: {
        'more.ask': () => void fireEvent.click(screen.getByRole('button')),
        'xstate.done.actor.loadMore': ({ output }) => answer.resolve(output),
        'xstate.error.actor.loadMore': ({ error }) => answer.reject(error),
      },
      see: {
        lengthened: rests,
        loading: () => expect(screen.getByRole('button', { name: 'Loading more', busy: true })).toBeEnabled(),
        failed: () => {
          expect(screen.getByRole('button', { name: 'Try for more again', busy: false })).toBeEnabled();
          expect(screen.getByRole('alert')).toHaveTextContent('More did not come.');
        },
      },
    });
    expect([...seen, 'untouched'].sort()).toEqual([...leafStates(chart)].sort());
  }, 20_000);
});
