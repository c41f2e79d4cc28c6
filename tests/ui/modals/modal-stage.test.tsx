import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { modalsMachine, type ModalsContext } from '#machines/modals/index.ts';
import { chart, messageOf } from '#tests/machines/modals/modals.roster.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { ModalStage } from '#ui/modal-stage/modal-stage.tsx';
import { platformDialogs } from '../kit/dialogs.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

let platform: ReturnType<typeof platformDialogs>;
beforeEach(() => {
  platform = platformDialogs();
});
afterEach(() => {
  cleanup();
  platform.restore();
});

const fees = { outlet: 'delivery-modal', path: 'delivery-fees', isDismissible: true } as const;

function stage(addressed: typeof fees | null, hasWayBack = true) {
  const modals = createActor(modalsMachine, { input: { addressed } }).start();
  render(
    <main>
      <h1>Specials</h1>
      <button type="button">Opener</button>
      <ModalStage
        modals={modals}
        closeHref="/shop/specials"
        hasWayBack={hasWayBack}
        addressed={({ path }) => (
          <Dialog key={path} title={path}>
            <p>Words</p>
          </Dialog>
        )}
        message={({ id, data }, onAnswer) => (
          <GenericModal key={id} data={{ title: id, hasCancelButton: true, ...data }} onAnswer={onAnswer} />
        )}
      />
    </main>,
  );
  return { send: (event: unknown) => act(() => modals.send(event as never)) };
}

const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => {
  const control = dialog()?.querySelector<HTMLElement>(name);
  if (!control) return false;
  fireEvent.click(control);
  return true;
};

/** What a visitor can do to it, and a few things that the shop says; the chart's own tests say all of them. */
const narrow = {
  ...chart,
  events: () => [
    { type: 'address.changed', modal: null },
    { type: 'address.changed', modal: fees },
    { type: 'page.changed' },
    { type: 'modal.open', modal: messageOf('notice') },
    { type: 'modal.open', modal: messageOf('lapsed', { isDismissible: false, outlivesPage: true }) },
    { type: 'modal.queue', kind: 'trolley-review', cause: 'gone', modal: messageOf('review') },
    { type: 'causes.told', standing: [] },
    { type: 'modal.answer', answer: 'action' },
    { type: 'modal.answer', answer: 'back' },
    { type: 'modal.dismiss', by: 'escape' },
    { type: 'modal.dismiss', by: 'backdrop' },
    { type: 'modal.dismiss', by: 'button' },
    { type: 'modal.close' },
  ],
  shape: ({ addressed, message, queue }: ModalsContext) => [addressed?.path, message?.id, queue.length],
};

describe('The stage of the modals', () => {
  it('shows on every generated path what its chart says, and takes every answer of a visitor [B4.007] [B4.009] [B4.010] [B4.011] [B4.012] [B4.013] [B9.093]', async () => {
    let modals: ReturnType<typeof stage>;
    const tell = (event: unknown) => modals.send(event as never);
    const { seen } = await playEveryPath(narrow, {
      render: ({ addressed }) => {
        modals = stage(addressed);
      },
      drive: {
        'address.changed': tell,
        'page.changed': tell,
        'modal.open': tell,
        'modal.queue': tell,
        'causes.told': tell,
        'modal.close': tell,
        'modal.answer': ({ answer }) =>
          answer === 'back'
            ? press('.dialog-back')
            : dialog()?.querySelector('.dialog-actions')
              ? press('.dialog-actions .button')
              : false,
        'modal.dismiss': ({ by }) => {
          const open = dialog();
          if (!open) return false;
          if (by === 'button') return press('.dialog-close');
          if (by === 'escape') fireEvent.keyDown(open, { key: 'Escape' });
          else {
            fireEvent.pointerDown(open);
            fireEvent.click(open);
          }
          return true;
        },
      },
      see: {
        clear: () => {
          expect(dialog()).toBeNull();
          expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
        },
        'addressed.resting': () => expect(dialog()).toHaveAccessibleName('delivery-fees'),
        'addressed.leaving': () => expect(dialog()).toHaveAccessibleName('delivery-fees'),
        message: ({ message }: ModalsContext) => {
          expect(screen.getAllByRole('dialog')).toHaveLength(1);
          expect(dialog()).toHaveAccessibleName(message?.id ?? '');
          expect(dialog()?.querySelector('.dialog-close') !== null).toBe(message?.isDismissible);
        },
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].filter((id) => id !== 'arriving').sort());
  }, 30_000);

  it('gives the focus to the first control, and back to the opener, or to the heading when that has gone [B4.O2]', () => {
    const modals = stage(null);
    const opener = screen.getByRole('button', { name: 'Opener' });
    opener.focus();
    modals.send({ type: 'modal.open', modal: messageOf('notice') });
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    modals.send({ type: 'modal.dismiss', by: 'button' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    modals.send({ type: 'modal.open', modal: messageOf('notice') });
    opener.remove();
    modals.send({ type: 'modal.dismiss', by: 'escape' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('does not take a selection that ends beside it for a press beside it', () => {
    const modals = stage(null);
    modals.send({ type: 'modal.open', modal: messageOf('notice') });
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'notice' }));
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('has no way back when there is none', () => {
    stage(fees, false);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});
