import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { sourceOf } from '#tests/ui/styles.ts';
import { Collapsible } from '#ui/collapsible/collapsible.tsx';

const usual = window.innerWidth;
afterEach(() => void (window.innerWidth = usual));

const resize = (widthPx: number) => {
  window.innerWidth = widthPx;
  fireEvent(window, new Event('resize'));
};
const shown = (title?: string) => (
  <Collapsible {...(title ? { title } : {})}>
    <p>Bakery</p>
  </Collapsible>
);
const toggle = () => screen.getByRole('button');
const sees = (label: string, isOpen: boolean) => () => {
  expect(toggle()).toHaveAccessibleName(label);
  expect(toggle()).toHaveAttribute('aria-expanded', String(isOpen));
  if (isOpen) expect(screen.getByText('Bakery')).toBeVisible();
  else expect(screen.getByText('Bakery')).not.toBeVisible();
};

describe('A collapsible', () => {
  it('is open by default, collapses to its label and opens again [B4.068] [B4.071]', () => {
    render(shown('Filters'));
    sees('Collapse Filters', true)();
    fireEvent.click(toggle());
    sees('Expand Filters', false)();
    fireEvent.click(toggle());
    sees('Collapse Filters', true)();
  });

  it('starts collapsed on a small screen and opens on a larger one [B4.069] [B4.070]', () => {
    window.innerWidth = 767;
    render(shown());
    sees('Expand Categories', false)();
    resize(768);
    sees('Collapse Categories', true)();
  });

  it('is called Categories where nothing else is said [B4.072]', () => {
    render(shown());
    expect(toggle()).toHaveAccessibleName('Collapse Categories');
  });

  it('is open in the first document, folded there by style alone on small screens that run scripts [B4.068]', async () => {
    window.innerWidth = 390;
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(shown());
    sees('Collapse Categories', true)();
    expect(page.firstElementChild).toHaveAttribute('data-state', 'unmeasured');
    const root = await act(async () => hydrateRoot(page, shown()));
    sees('Expand Categories', false)();
    await act(async () => root.unmount());
    page.remove();
    expect(sourceOf('ui/collapsible/collapsible.css')).toMatch(
      /@media \(max-width: 767px\) and \(scripting: enabled\) \{\s+\.collapsible\[data-state='unmeasured'\] > \.collapsible-body \{\s+display: none/,
    );
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('collapsible');
    const { seen } = await playEveryPath(chart, {
      render: () => {
        window.innerWidth = usual;
        return render(shown());
      },
      drive: {
        'toggle.press': () => {
          const isMeasured = screen.getByText('Bakery').closest('.collapsible:not([data-state="unmeasured"])');
          return isMeasured ? void fireEvent.click(toggle()) : false;
        },
        'screen.resize': ({ widthPx }) => resize(widthPx),
      },
      see: {
        unmeasured: () => expect(toggle()).toHaveAttribute('aria-controls'),
        'small.collapsed': sees('Expand Categories', false),
        'small.open': sees('Collapse Categories', true),
        'large.open': sees('Collapse Categories', true),
        'large.collapsed': sees('Expand Categories', false),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 20_000);
});
