import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { ClosableWarningBanner } from '#ui/warning-banner/closable-warning-banner.tsx';
import { WarningBanner } from '#ui/warning-banner/warning-banner.tsx';
import { sourceOf } from '../styles.ts';

const close = () => screen.queryByRole('button', { name: 'Close: Warning' });

describe('The warning banner', () => {
  it('shows a message and says that it is a warning [B1.16] [B8.18]', () => {
    render(<WarningBanner message="Deliveries may be late." />);
    const banner = screen.getByRole('status');
    expect(banner).toHaveTextContent('Deliveries may be late.');
    expect(within(banner).getByRole('img', { name: 'Warning' })).toBeInTheDocument();
  });

  it('has no close button, needs no script and asks no chart, unless it is one to be closed [B8.19]', () => {
    document.body.innerHTML = renderToStaticMarkup(<WarningBanner message="Late." />);
    expect(screen.getByRole('status')).toHaveTextContent('Late.');
    expect(close()).toBeNull();
    document.body.innerHTML = '';
    expect(sourceOf('ui/warning-banner/warning-banner.tsx')).not.toMatch(/from '.*(?:machines|chart|dismiss)/);
  });

  it('goes by its close button, tells it once and hands the focus on [B8.19]', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <main>
        <ClosableWarningBanner message="Late." onClose={onClose} />
        <a href="/trolley">Trolley</a>
      </main>,
    );
    close()?.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Trolley' })).toHaveFocus();
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('alert');
    const isShown = () => expect(screen.getByRole('status')).toHaveTextContent('Late.');
    const { seen } = await playEveryPath(chart, {
      render: () => render(<ClosableWarningBanner message="Late." />),
      drive: {
        'alert.dismiss': () => {
          const button = close();
          if (!button) return false;
          isShown();
          fireEvent.click(button);
          return true;
        },
      },
      see: { shown: isShown, dismissed: () => expect(screen.queryByRole('status')).not.toBeInTheDocument() },
    });
    expect([...seen, 'shown'].sort()).toEqual([...leafStates(chart)].sort());
  });
});
