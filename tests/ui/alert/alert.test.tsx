import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { Alert, alertTypes } from '#ui/alert/alert.tsx';
import { DismissibleAlert } from '#ui/alert/dismissible-alert.tsx';
import { sourceOf } from '../styles.ts';

const drawing = (box: HTMLElement) => box.querySelector('use')?.getAttribute('href')?.split('#')[1];
const close = () => screen.getByRole('button', { name: /^Close/ });

describe('An alert', () => {
  it('is one of six types, and an error unless it says otherwise [B1.07] [B4.003] [B4.004]', () => {
    expect(alertTypes).toEqual(['error', 'info', 'new', 'success', 'warning', 'green']);
    render(<Alert title="That did not work" />);
    expect(screen.getByRole('alert', { name: 'That did not work' })).toHaveAttribute('data-type', 'error');
  });

  it.each(alertTypes)('of the type %s has a shape, a word and a colour for it [B4.003]', (type) => {
    render(<Alert type={type} title="Something" />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveAttribute('data-type', type);
    expect(within(alert).getByRole('img')).toHaveAccessibleName(
      { error: 'Error', info: 'Information', new: 'New', success: 'Done', warning: 'Warning', green: 'Good to know' }[
        type
      ],
    );
    if (type !== 'error') expect(sourceOf('ui/alert/alert.css')).toContain(`[data-type='${type}']`);
  });

  it('takes a type, a title, an icon and its size, and may be one that can be put away [B3.65]', () => {
    const { rerender } = render(<Alert type="info" title="Your truck is near" />);
    const alert = screen.getByRole('alert', { name: 'Your truck is near' });
    expect([drawing(alert), alert.querySelector('svg')?.getAttribute('data-size')]).toEqual(['info', 'medium']);
    rerender(<Alert type="info" title="Your truck is near" icon="truck" iconSize="large" />);
    expect([drawing(alert), alert.querySelector('svg')?.getAttribute('data-size')]).toEqual(['truck', 'large']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<DismissibleAlert type="info" title="Your truck is near" icon="truck" iconSize="tiny" />);
    expect(drawing(screen.getByRole('alertdialog', { name: 'Your truck is near' }))).toBe('truck');
    expect(close()).toBeInTheDocument();
  });

  it('describes itself by one item or by a list of them, each with a field or none [B3.66]', () => {
    const { rerender } = render(<Alert title="Look" description={[{ field: 'Street', message: 'Choose one.' }]} />);
    expect(screen.getByText(/Choose one/)).toHaveTextContent(/^Street: Choose one\.$/);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    const items = [{ field: 'Street', message: 'Choose one.' }, { message: 'Some answers are missing.' }];
    rerender(<Alert title="Look" description={items} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Street: Choose one.',
      'Some answers are missing.',
    ]);
  });

  it('describes itself by HTML that was made safe [B3.66]', () => {
    const description = ['Closed ', { tag: 'b', attrs: {}, children: ['on <i>Sunday</i>'] }];
    render(<Alert title="Hours" description={description} />);
    expect(screen.getByRole('alert')).toHaveAccessibleDescription('Closed on <i>Sunday</i>');
    expect(screen.getByText('on <i>Sunday</i>').tagName).toBe('B');
  });

  it('has room for words of any kind and for a call to action under them [B3.67]', () => {
    render(
      <Alert title="Your time slot is gone" action={<a href="/bookatimeslot">Choose another</a>}>
        Nothing is lost.
      </Alert>,
    );
    expect(screen.getByRole('alert')).toHaveAccessibleDescription('Nothing is lost.');
    const action = within(screen.getByRole('alert')).getByRole('link', { name: 'Choose another' });
    expect(action.compareDocumentPosition(screen.getByText('Nothing is lost.'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('that cannot be put away has the role alert, needs no script and asks no chart [B4.006]', () => {
    document.body.innerHTML = renderToStaticMarkup(<Alert title="Look" />);
    expect(screen.getByRole('alert', { name: 'Look' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    document.body.innerHTML = '';
    for (const file of ['alert', 'alert-description'])
      expect(sourceOf(`ui/alert/${file}.tsx`)).not.toMatch(/from '.*(?:machines|chart|dismiss)/);
  });
});

describe('An alert that can be put away', () => {
  it('has the role alertdialog, a name, a description, and takes no focus [B4.005]', () => {
    render(<DismissibleAlert title="Saved">It is under Lists.</DismissibleAlert>);
    const dialog = screen.getByRole('alertdialog', { name: 'Saved' });
    expect(dialog).toHaveAccessibleDescription('It is under Lists.');
    expect(dialog).not.toHaveAttribute('aria-modal');
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('It is under Lists.').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('is named by its words where it has no title [B4.005]', () => {
    render(<DismissibleAlert description={[{ message: 'Saved.' }]} />);
    expect(screen.getByRole('alertdialog', { name: 'Saved.' })).toBeInTheDocument();
    expect(close()).toHaveAccessibleName('Close');
  });

  it('goes when it is closed, and tells it once [B4.001] [B4.002]', async () => {
    const onClose = vi.fn<() => void>();
    render(<DismissibleAlert title="Saved" onClose={onClose} />);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close: Saved' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'what follows it',
      <a key="next" href="/lists">
        Lists
      </a>,
      'Lists',
    ],
    ['what came before it, where nothing follows', null, 'Back'],
  ])('hands the focus on to %s', async (_, next, wanted) => {
    render(
      <main>
        <a href="/">Back</a>
        <DismissibleAlert title="Saved" />
        <button type="button" disabled>
          Off
        </button>
        {next}
      </main>,
    );
    close().focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: wanted })).toHaveFocus();
  });

  it('hands the focus to the room it stood in, where that holds nothing else', async () => {
    render(
      <>
        <a href="/">Outside</a>
        <main>
          <DismissibleAlert title="Saved" />
        </main>
      </>,
    );
    close().focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus where it is when it stands elsewhere', () => {
    render(
      <main>
        <input aria-label="Search" />
        <DismissibleAlert title="Saved" />
        <a href="/lists">Lists</a>
      </main>,
    );
    screen.getByRole('textbox').focus();
    fireEvent.click(close());
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('alert');
    const onClose = vi.fn<() => void>();
    const isShown = () => expect(screen.getByRole('alertdialog', { name: 'Saved' })).toBeInTheDocument();
    const { seen } = await playEveryPath(chart, {
      render: () => {
        onClose.mockClear();
        render(<DismissibleAlert title="Saved" onClose={onClose} />);
      },
      drive: {
        'alert.dismiss': () => {
          const button = screen.queryByRole('button');
          if (!button) return false;
          isShown();
          fireEvent.click(button);
          return true;
        },
      },
      see: {
        shown: isShown,
        dismissed: () => {
          expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
          expect(onClose).toHaveBeenCalledOnce();
        },
      },
    });
    expect([...seen, 'shown'].sort()).toEqual([...leafStates(chart)].sort());
  });
});
