import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type ShopperNotesContext, shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { chart } from '#tests/machines/shopper-notes/shopper-notes.roster.ts';
import { NoteLink } from '#ui/shopper-note/note-link.tsx';
import { ShopperNote } from '#ui/shopper-note/shopper-note.tsx';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { faultsOf } from '../axe.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

/** Another product and another shopper are the chart's own tests' business: the part is drawn anew for them. */
const oneProduct: Rostered = {
  ...chart,
  inputs: [{ subject: 'aroha' }],
  events: (context) =>
    chart.events(context).filter((event) => event['sku'] !== '100002' && event['subject'] !== 'wiremu'),
};

type Deferred = { readonly answer: (answer: never) => void; readonly refuse: (error: unknown) => void };

function opens(input: { readonly subject: string | null }) {
  const asked: Record<string, Deferred[]> = { loadNote: [], keepNote: [] };
  const ask = (name: string) =>
    fromPromise<never>(() => new Promise<never>((answer, refuse) => asked[name]?.push({ answer, refuse })));
  const notes = createActor(
    shopperNotesMachine.provide({ actors: { loadNote: ask('loadNote'), keepNote: ask('keepNote') } as never }),
    { input },
  );
  notes.start();
  return { notes: notes as ActorRefFrom<typeof shopperNotesMachine>, asked };
}

/** The page shows the product that the chart was told of. */
function OnPage({ notes }: { readonly notes: ActorRefFrom<typeof shopperNotesMachine> }) {
  const sku = useSelector(notes, ({ context }) => context.sku);
  return <ShopperNote notes={notes} sku={sku ?? ''} />;
}

const press = (name: string) => {
  const button = screen.queryByRole('button', { name });
  if (!button) return false;
  fireEvent.click(button);
};
const field = () => screen.queryByRole('textbox', { name: 'How would you like it?' }) as HTMLTextAreaElement | null;
const status = () => screen.queryByRole('status')?.textContent;
const tick = () => act(async () => void (await Promise.resolve()));

describe('A note on a product', () => {
  it('is seen, written, changed and taken away on every generated path, and nothing typed is lost [B6.06]', async () => {
    let open = opens({ subject: null });
    const { seen } = await playEveryPath(oneProduct, {
      render: (input: { subject: string | null }) => {
        open = opens(input);
        return render(<OnPage notes={open.notes} />);
      },
      drive: {
        'note.show': (event) => open.notes.send(event as never),
        'note.ask': (event) => open.notes.send(event as never),
        'user.changed': (event) => open.notes.send(event as never),
        'note.write': () => (press('Add a note') === false ? press('Change note') : undefined),
        'note.clear': () => press('Remove note'),
        'draft.change': ({ draft }) => {
          const box = field();
          if (!box || box.readOnly) return false;
          fireEvent.change(box, { target: { value: draft } });
        },
        'note.save': () => press('Save note'),
        'note.cancel': () => press('Cancel'),
        'note.retry': () => press('Try again'),
        'xstate.done.actor.loadNote': ({ output }) => open.asked['loadNote']?.at(-1)?.answer(output as never),
        'xstate.error.actor.loadNote': ({ error }) => open.asked['loadNote']?.at(-1)?.refuse(error),
        'xstate.done.actor.keepNote': ({ output }) => open.asked['keepNote']?.at(-1)?.answer(output as never),
        'xstate.error.actor.keepNote': ({ error }) => open.asked['keepNote']?.at(-1)?.refuse(error),
      },
      see: {
        away: () => expect(document.querySelector('.shopper-note')).toBeNull(),
        loading: () => expect(status()).toBe('Looking for your note…'),
        unknown: () => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible(),
        arriving: () => undefined,
        standing: (context: ShopperNotesContext) => {
          expect(field()).toBeNull();
          if (context.note === '') expect(screen.getByRole('button', { name: 'Add a note' })).toBeVisible();
          else expect(document.querySelector('blockquote')?.textContent).not.toBe('');
        },
        writing: (context: ShopperNotesContext) => {
          expect((field()?.value.length ?? 0) > 200).toBe(context.draft.length > 200);
          expect(field()?.getAttribute('aria-invalid')).toBe(context.draft.length > 200 ? 'true' : null);
        },
        saving: () => {
          expect([(field()?.value.length ?? 0) > 200, field()?.readOnly, status()]).toEqual([
            false,
            true,
            'Saving your note…',
          ]);
        },
        failed: (context: ShopperNotesContext) => {
          expect((field()?.value.length ?? 0) > 200).toBe(context.draft.length > 200);
          expect(status()).toBe('Your note was not saved. What you wrote is still here: please try again.');
        },
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].filter((state) => state !== 'arriving').sort());
  }, 60_000);

  it('takes the focus where it is written, and leaves it where it stands afterwards', async () => {
    const { notes, asked } = opens({ subject: 'aroha' });
    render(
      <main>
        <ShopperNote notes={notes} sku="100001" />
      </main>,
    );
    act(() => notes.send({ type: 'note.show', sku: '100001' }));
    asked['loadNote']?.at(-1)?.answer('' as never);
    await tick();
    fireEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    expect(field()).toHaveFocus();
    expect(await faultsOf(document.body)).toEqual([]);
    fireEvent.keyDown(field() as Element, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Add a note' })).toHaveFocus();
  });

  it('of a visitor is a way to sign in that says what is wanted [B8.08]', () => {
    const product = sampleProducts.plain;
    render(<NoteLink product={product} />);
    const link = screen.getByRole('link', { name: 'Add a note' });
    expect(link.getAttribute('href')).toContain('/shop/securelogin?redirectUrl=/shop/productdetails');
    expect([link.dataset['gate'], link.dataset['sku']]).toEqual(['addShopperNote', product.sku]);
  });
});
