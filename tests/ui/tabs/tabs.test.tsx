import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { activeHref } from '#ui/tabs/active-tab.rules.ts';
import { type Tab, Tabs } from '#ui/tabs/tabs.tsx';

const tabs: readonly Tab[] = [
  { id: 'about', label: 'About', body: 'Whole milk.' },
  { id: 'facts', label: 'Facts', href: '/shop/facts', body: '266 kJ.' },
  { id: 'reviews', label: 'Reviews', body: 'Creamy.' },
];
const orders: readonly Tab[] = [
  { id: 'orders', label: 'Orders', href: '/account/orders', body: 'Your orders.' },
  { id: 'past', label: 'Past orders', href: '/account/orders/past', body: 'Delivered.' },
];
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const heard = () => vi.fn<(href: string) => void>();

describe('Tabs', () => {
  it('show the first one with its panel, named by it [B1.11] [B4.053]', () => {
    render(<Tabs label="Milk" tabs={tabs} />);
    expect(within(screen.getByRole('tablist', { name: 'Milk' })).getAllByRole('tab').length).toBe(3);
    expect(selected()).toEqual(['About']);
    const panel = screen.getByRole('tabpanel', { name: 'About' });
    expect(panel).toHaveTextContent('Whole milk.');
    expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-controls', panel.id);
  });

  it('leave no other tab active when one is selected [B4.054]', () => {
    render(<Tabs label="Milk" tabs={tabs} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(selected()).toEqual(['Reviews']);
    expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual(['Creamy.']);
  });

  it('tell the href of the selected one, or # and its id [B4.055] [B4.O5]', () => {
    const onSelect = heard();
    render(<Tabs label="Milk" tabs={tabs} onSelect={onSelect} />);
    for (const name of ['Facts', 'Facts', 'Reviews']) fireEvent.click(screen.getByRole('tab', { name }));
    expect(onSelect.mock.calls).toEqual([['/shop/facts'], ['#reviews']]);
  });

  it('are one stop of the tab key; arrows, Home and End select and take the focus along', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Milk" tabs={tabs} />);
    await user.tab();
    const at: (string | null | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      expect(selected()).toEqual([document.activeElement?.textContent]);
      at.push(document.activeElement?.textContent);
    }
    expect(at).toEqual(['Facts', 'Reviews', 'About', 'Reviews', 'About', 'Reviews']);
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('log an error for an icon and draw none [B5.27] [B5.O6]', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container, rerender } = render(<Tabs label="Milk" tabs={tabs} />);
    expect(error).not.toHaveBeenCalled();
    rerender(<Tabs label="Milk" tabs={[{ id: 'about', label: 'About', icon: 'info' }]} />);
    expect(error.mock.calls).toEqual([['Tabs: an icon was given; tab icons are not implemented.']]);
    expect(container.querySelector('svg')).toBeNull();
  });

  it('show on every generated path what their chart says', async () => {
    const chart = rostered('tabs');
    const press = (key: string) => {
      const tab = document.querySelector('[aria-selected="true"]');
      if (tab) fireEvent.keyDown(tab, { key });
    };
    const { seen } = await playEveryPath(chart, {
      render: (input) =>
        render(<Tabs label="Milk" tabs={tabs.filter(({ id }) => input.tabs.some((tab: Tab) => tab.id === id))} />),
      drive: {
        'tab.select': ({ id }) => {
          const tab = [...document.querySelectorAll('[role="tab"]')].find((one) => one.id.endsWith(id));
          return tab ? void fireEvent.click(tab) : false;
        },
        'next.press': () => press('ArrowRight'),
        'previous.press': () => press('ArrowLeft'),
        'first.press': () => press('Home'),
        'last.press': () => press('End'),
      },
      see: {
        settled: ({ tabs: { length } }) => {
          expect(document.querySelectorAll('[role="tab"]').length).toBe(length);
          expect(document.querySelectorAll('[role="tabpanel"]').length).toBe(length);
        },
        choosing: ({ at }) => {
          expect(document.querySelector('[aria-selected="true"]')).toHaveTextContent(tabs[at]?.label ?? '');
          expect(document.querySelectorAll('[aria-selected="true"]').length).toBe(1);
          expect(document.querySelector('[role="tabpanel"]')).toHaveTextContent(
            ['Whole milk.', '266 kJ.', 'Creamy.'][at] ?? '',
          );
        },
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 20_000);
});

describe('Routed tabs', () => {
  const current = () => screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

  it('are links, active where the address contains their href, and none where it contains none [B2.84] [B4.053]', () => {
    const { rerender } = render(<Tabs label="Orders" tabs={orders} url="/account/orders?page=2" />);
    expect(current()).toEqual(['Orders']);
    expect(screen.getByText('Your orders.')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    rerender(<Tabs label="Orders" tabs={orders} url="/trolley" />);
    expect(current()).toEqual([]);
  });

  it('have one active tab where several hrefs are contained: the longest [B2.84] [B4.054]', () => {
    render(<Tabs label="Orders" tabs={orders} url="/account/orders/past" />);
    expect(current()).toEqual(['Past orders']);
    expect(activeHref(['', '/b', '/a'], '/a/b')).toBe('/b');
  });

  it('tell the href of the selected one and lead there, also without script [B4.055]', () => {
    const onSelect = heard();
    render(<Tabs label="Orders" tabs={orders} url="/account/orders" onSelect={onSelect} />);
    const link = screen.getByRole('link', { name: 'Past orders' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onSelect.mock.calls).toEqual([['/account/orders/past']]);
    const html = renderToStaticMarkup(<Tabs label="Orders" tabs={orders} url="/account/orders" />);
    expect(html).toContain('href="/account/orders/past"');
    expect(html.match(/aria-current/g)?.length).toBe(1);
  });
});
