import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { faultsOf } from '#tests/ui/axe.ts';
import { sourceOf } from '#tests/ui/styles.ts';
import { Popup } from '#ui/popup/popup.tsx';
import { PopupChannel, usePopups } from '#ui/popup/popup-channel.tsx';

type Options = { id?: string; closesOutside?: boolean; closesOnPlace?: boolean; hasTarget?: boolean };
const help = ({ id = 'bags', hasTarget = true, ...rest }: Options = {}) => (
  <Popup
    id={id}
    title={`About ${id}`}
    target={(attributes) => (hasTarget ? <button {...attributes}>{`What of ${id}?`}</button> : null)}
    {...rest}
  >
    <a href="#more">More</a>
  </Popup>
);
const popup = (id = 'bags') => screen.queryByRole('dialog', { name: `About ${id}` });
const target = (id = 'bags') => screen.getByRole('button', { name: `What of ${id}?` });
const user = userEvent.setup();

function Page({ place = '/', children }: { place?: string; children: ReactNode }) {
  return (
    <PopupChannel place={place}>
      <main>
        <h1>Bags</h1>
        <Elsewhere />
        {children}
      </main>
    </PopupChannel>
  );
}

function Elsewhere() {
  const { show, close } = usePopups();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button onClick={() => show('bags')}>Show</button>
      <button onClick={() => close('bags')}>Close from here</button>
      <button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
      <input aria-label="Search" />
    </>
  );
}

describe('A popup', () => {
  it('opens by a press on its target, beside it, with the focus, and says so [B1.09] [B4.031]', async () => {
    render(<Page>{help()}</Page>);
    expect(target()).toHaveAttribute('aria-expanded', 'false');
    expect(popup()).toBeNull();
    await user.click(target());
    expect(popup()).toHaveFocus();
    expect(target()).toHaveAttribute('aria-expanded', 'true');
    expect(target()).toHaveAttribute('aria-controls', popup()?.id);
    expect(target().nextElementSibling).toBe(popup());
    expect(await faultsOf(document.body)).toEqual([]);
  });

  it('opens by a word with its id from anywhere on the page, and not by that for another [B4.032]', async () => {
    render(
      <Page>
        {help()}
        {help({ id: 'fees' })}
      </Page>,
    );
    await user.click(screen.getByText('Show'));
    expect(popup()).toHaveFocus();
    expect(popup('fees')).toBeNull();
  });

  it('closes by a second press on its target, which has the focus then [B4.033] [B4.039]', async () => {
    render(<Page>{help()}</Page>);
    await user.click(target());
    await user.click(target());
    expect(popup()).toBeNull();
    expect(target()).toHaveFocus();
  });

  it('closes by Escape wherever the focus is, and gives it back to its target [B4.034] [B4.039] [B9.092]', async () => {
    render(<Page>{help()}</Page>);
    await user.click(target());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(popup()).toBeNull();
    expect(target()).toHaveFocus();
    await user.click(target());
    act(() => screen.getByRole('heading', { name: 'Bags' }).focus());
    await user.keyboard('{Escape}');
    expect(popup()).toBeNull();
  });

  it('closes by its close button, and gives the focus back to its target [B4.037] [B4.039]', async () => {
    render(<Page>{help()}</Page>);
    await user.click(target());
    await user.click(screen.getByRole('button', { name: 'Close this note' }));
    expect(popup()).toBeNull();
    expect(target()).toHaveFocus();
  });

  it('closes by a word with its id, gives the focus back and tells of it with its id [B4.038] [B4.039]', async () => {
    const told = vi.fn<(report: unknown) => void>();
    render(
      <Page>
        <Popup id="bags" title="About bags" closesOutside={false} target={(its) => <button {...its} />} onReport={told}>
          More
        </Popup>
      </Page>,
    );
    await user.click(screen.getByText('Show'));
    await user.click(screen.getByText('Close from here'));
    expect(popup()).toBeNull();
    expect(screen.getByRole('button', { name: '', expanded: false })).toHaveFocus();
    expect(told.mock.calls).toEqual([
      [{ type: 'popup.shown', id: 'bags' }],
      [{ type: 'popup.closed', id: 'bags', by: 'word' }],
    ]);
  });

  it('closes by a press outside where that was chosen, and takes the focus from nothing that was pressed [B4.035]', async () => {
    render(<Page>{help()}</Page>);
    await user.click(target());
    await user.click(screen.getByText('More'));
    expect(popup()).not.toBeNull();
    await user.click(screen.getByLabelText('Search'));
    expect(popup()).toBeNull();
    expect(screen.getByLabelText('Search')).toHaveFocus();
    await user.click(target());
    await user.click(document.body);
    expect(popup()).toBeNull();
    expect(target()).toHaveFocus();
  });

  it('stays where that was not chosen, and the rest of the page stays usable [B4.035]', async () => {
    render(<Page>{help({ closesOutside: false })}</Page>);
    await user.click(target());
    await user.click(screen.getByText('Pressed 0'));
    await user.type(screen.getByLabelText('Search'), 'milk');
    expect(screen.getByText('Pressed 1')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('milk');
    expect(popup()).toBeVisible();
    expect(popup()).not.toHaveAttribute('aria-modal');
  });

  it.each([
    [true, null],
    [false, 'open'],
  ])('closes on another page where that was chosen (%s) [B4.036]', async (closesOnPlace, open) => {
    const { rerender } = render(<Page>{help({ closesOnPlace })}</Page>);
    await user.click(target());
    rerender(<Page place="/trolley">{help({ closesOnPlace })}</Page>);
    expect(popup() && 'open').toBe(open);
  });

  it('gives the focus to the page’s heading when its target is gone', async () => {
    const { rerender } = render(<Page>{help()}</Page>);
    await user.click(target());
    rerender(<Page>{help({ hasTarget: false })}</Page>);
    await user.keyboard('{Escape}');
    expect(popup()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Bags' })).toHaveFocus();
  });

  it('leaves Escape to what stands over it: the popup that came last, or a modal', async () => {
    render(
      <Page>
        {help({ closesOutside: false })}
        {help({ id: 'fees', closesOutside: false })}
      </Page>,
    );
    await user.click(target('fees'));
    await user.click(target('bags'));
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.setAttribute('open', '');
    await user.keyboard('{Escape}');
    expect([popup('bags'), popup('fees')]).not.toContain(null);
    modal.remove();
    await user.keyboard('{Escape}');
    expect([popup('bags') === null, popup('fees') === null]).toEqual([true, false]);
    await user.keyboard('{Escape}');
    expect(popup('fees')).toBeNull();
  });

  it('is heard of no more once it has left the page', () => {
    const { rerender } = render(<Page>{help()}</Page>);
    rerender(<Page>{null}</Page>);
    fireEvent.click(screen.getByText('Show'));
    expect(popup()).toBeNull();
  });

  it('is closed in the first document, where only its target stands', () => {
    const html = renderToStaticMarkup(<Page>{help()}</Page>);
    expect(html).toContain('What of bags?');
    expect(html).not.toContain('dialog"><');
    expect(html).not.toContain('More');
  });

  it('is at least 13rem wide where the window allows it [B9.016]', () => {
    expect(sourceOf('ui/popup/popup.css')).toContain('min-width: min(13rem, 100vw - 2 * var(--gutter));');
  });

  it('has its pointer 12px from its start, or 20px from its end [B9.017]', () => {
    const css = sourceOf('ui/popup/popup.css');
    expect(css).toContain('inset-inline-start: calc(12px - var(--popup-shift, 0px));');
    expect(css).toMatch(/data-align='end'\] \{[^}]+&::before \{\s+inset-inline: auto calc\(20px \+/);
  });
});
