import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import { parseSafeHtml } from '#services/html/parse-safe-html.ts';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { sourceOf } from '#tests/ui/styles.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import type { AccordionItem } from '#ui/accordion/items.rules.ts';
import { TellContext } from '#ui/tell/tell.ts';

const items: readonly AccordionItem[] = [
  { heading: 'Bags', body: [{ tag: 'p', attrs: {}, children: ['Bring your own.'] }] },
  { heading: 'Fees', body: ['From $5.'] },
  { heading: 'Slots', body: ['Each hour.'] },
];
const words = ['Bring your own.', 'From $5.', 'Each hour.'];
const press = (heading: string) => fireEvent.click(screen.getByText(heading));
const open = () => words.filter((text) => screen.getByText(text).closest('details')?.open);
const heard = () => vi.fn<(event: AnalyticsEvent) => void>();
const noticed = (notificationName: string) => [
  { event: 'notification', notificationType: 'accordion', notificationName },
];

describe('An accordion', () => {
  it('has items with a heading and a body of HTML, collapsed at first [B1.12] [B3.54] [B4.056]', () => {
    render(<Accordion items={items} />);
    expect(open()).toEqual([]);
    expect(screen.getByText('Bring your own.')).not.toBeVisible();
    expect(screen.getByText('Bring your own.').tagName).toBe('P');
  });

  it('expands an item by its header and collapses it again [B4.056] [B4.057]', () => {
    render(<Accordion items={items} />);
    press('Fees');
    expect(open()).toEqual(['From $5.']);
    expect(screen.getByRole('region', { name: 'Fees' })).toBeVisible();
    press('Fees');
    expect(open()).toEqual([]);
  });

  it('collapses the open item when another is opened, unless many may be [B4.060]', () => {
    const { unmount } = render(<Accordion items={items} />);
    press('Bags');
    press('Fees');
    expect(open()).toEqual(['From $5.']);
    unmount();
    render(<Accordion items={items} allowsMany />);
    press('Bags');
    press('Fees');
    expect(open()).toEqual(['Bring your own.', 'From $5.']);
  });

  it('sends exactly one notification for an opening and none for a closing [B4.058] [B4.059]', () => {
    const tell = heard();
    render(
      <TellContext value={tell}>
        <Accordion items={items} />
      </TellContext>,
    );
    press('Bags');
    expect(tell.mock.calls).toEqual([noticed('Bags')]);
    press('Fees');
    press('Fees');
    expect(tell.mock.calls).toEqual([noticed('Bags'), noticed('Fees')]);
  });

  it('takes its items from a JSON string, their bodies made safe [B3.54] [B5.17]', () => {
    const given = JSON.stringify([{ heading: 'Bags', body: '<p>Bring <b>your own</b>.<script>x</script></p>' }]);
    const { container, rerender } = render(<Accordion items={given} parse={parseSafeHtml} />);
    press('Bags');
    expect(screen.getByText('your own').tagName).toBe('B');
    expect(container.querySelector('script')).toBeNull();
    rerender(<Accordion items='[{"heading":"Fees","body":"From <b>$5</b>"}]' />);
    expect(screen.getByText('From <b>$5</b>')).toBeInTheDocument();
  });

  it.each(['{', '5', '{"heading":"Bags"}', '[{"heading":"Bags"}]', ''])(
    'warns of %s and keeps the items it has [B5.17] [B5.18] [B5.19] [B8.46]',
    (bad) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { rerender } = render(<Accordion items={items} />);
      press('Fees');
      rerender(<Accordion items={bad} />);
      expect(warn.mock.calls).toEqual([['Accordion items not valid JSON string']]);
      expect(open()).toEqual(['From $5.']);
      rerender(<Accordion items={bad} />);
      expect(warn).toHaveBeenCalledOnce();
      rerender(<Accordion items='[{"heading":"Parking","body":"Free."}]' />);
      expect(screen.queryByText('Fees')).toBeNull();
      expect(screen.getByText('Parking')).toBeVisible();
    },
  );

  it('warns of a string that is no JSON at the very beginning and shows nothing [B5.18]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(<Accordion items="no" />);
    expect(warn).toHaveBeenCalledOnce();
    expect(container.querySelector('details')).toBeNull();
  });

  it('has bodies of at most 1000px that scroll; a longer one can be reached by keyboard [B9.051]', () => {
    expect(sourceOf('ui/accordion/accordion.css')).toMatch(/max-height: 1000px;[^}]*overflow-y: auto;/);
    render(<Accordion items={items} allowsMany />);
    press('Fees');
    expect(screen.getByRole('region', { name: 'Fees' })).not.toHaveAttribute('tabindex');
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_400);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1_000);
    press('Slots');
    expect(screen.getByRole('region', { name: 'Slots' })).toHaveAttribute('tabindex', '0');
    fireEvent.load(screen.getByText('From $5.'));
    expect(screen.getByRole('region', { name: 'Fees' })).toHaveAttribute('tabindex', '0');
  });

  it('opens without script, one at a time, and knows once it is live what was opened before', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Accordion items={items} />);
    const [first, second] = page.querySelectorAll('details');
    expect([first?.name, second?.name !== '']).toEqual([second?.name, true]);
    if (second) second.open = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = await act(async () => hydrateRoot(page, <Accordion items={items} />));
    expect(open()).toEqual(['From $5.']);
    press('Fees');
    expect(open()).toEqual([]);
    await act(async () => root.unmount());
    page.remove();
  });

  it('follows the browser where that opens an item by itself, as its search within the page does', () => {
    const tell = heard();
    render(
      <TellContext value={tell}>
        <Accordion items={items} />
      </TellContext>,
    );
    press('Bags');
    const fees = screen.getByText('Fees').closest('details') as HTMLDetailsElement;
    act(() => {
      fees.open = true;
      fees.dispatchEvent(new Event('toggle'));
    });
    expect(open()).toEqual(['From $5.']);
    expect(tell.mock.calls).toEqual([noticed('Bags'), noticed('Fees')]);
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('accordion');
    const { seen } = await playEveryPath(chart, {
      render: ({ allowsMany }) => render(<Accordion items={items} allowsMany={allowsMany} />),
      drive: { 'item.toggle': ({ heading }) => void press(heading) },
      see: {
        collapsed: () => expect(open()).toEqual([]),
        expanded: (context: { open: readonly string[] }) => {
          const expected = words.filter((_, index) => context.open.some((key) => key.startsWith(`${index} `)));
          expect(open()).toEqual(expected);
        },
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 20_000);
});
