import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AddToHome } from '#ui/add-to-home/add-to-home.tsx';
import { Announcer } from '#ui/announcer/announcer.tsx';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { sourceOf } from '../styles.ts';

describe('The loading overlay', () => {
  it('[B9.052] [B9.053] says "Loading, Please wait." at once', () => {
    render(<LoadingOverlay />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^Loading, Please wait\.$/);
    expect(alert).toHaveAttribute('aria-live', 'assertive');
  });
});

describe('The loading indicator', () => {
  it('[A4.45] [A4.46] appears with a navigation, fades after it and is gone at rest', () => {
    const { rerender } = render(<Progress state="loading" />);
    expect(screen.getByRole('progressbar', { name: 'The page is loading' })).toHaveAttribute('data-state', 'loading');
    rerender(<Progress state="fading" />);
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute('data-state', 'fading');
    expect(sourceOf('ui/progress/progress.css')).toMatch(/data-state='fading'\] \{\s*opacity: 0;/);
    rerender(<Progress state="idle" />);
    expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  });
});

describe('The announcer', () => {
  it('has a polite and an assertive region, and says the same words again as a new element', () => {
    const none = { text: '', count: 0 };
    const { rerender } = render(<Announcer polite={{ text: 'Specials', count: 1 }} assertive={none} />);
    const first = screen.getByRole('status').firstElementChild;
    rerender(<Announcer polite={{ text: 'Specials', count: 2 }} assertive={{ text: 'Gone', count: 1 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Specials');
    expect(screen.getByRole('status').firstElementChild).not.toBe(first);
    expect(screen.getByRole('alert')).toHaveTextContent('Gone');
  });
});

describe('The add-to-home prompt', () => {
  const shown = (prompt: 'offer' | 'instructions') => {
    const told = { onAccept: vi.fn<() => void>(), onDismiss: vi.fn<() => void>() };
    render(<AddToHome prompt={prompt} {...told} />);
    return told;
  };

  it('[A9.O8] offers to install and can be sent away', async () => {
    const { onAccept, onDismiss } = shown('offer');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect([onAccept.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
  });

  it('[A9.O8] says how where the browser has no such button', () => {
    shown('instructions');
    expect(screen.getByText('Tap Share, then “Add to Home Screen”.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  });

  it('[A9.33] is shown on screens up to 767 pixels wide only', () => {
    expect(sourceOf('ui/add-to-home/add-to-home.css')).toMatch(
      /@media \(min-width: 768px\) \{\s*\.add-to-home \{\s*display: none;/,
    );
  });
});
