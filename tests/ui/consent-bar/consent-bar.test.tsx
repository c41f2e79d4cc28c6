import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Actor, createActor, fromPromise } from 'xstate';
import { choiceOf, type ConsentInput, consentMachine, isAsking } from '#machines/consent/index.ts';
import { ConsentBar, opensConsent } from '#ui/consent-bar/consent-bar.tsx';
import { chart } from '../../machines/consent/consent.roster.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { sourceOf } from '../styles.ts';

const stranger: ConsentInput = { remembered: null, isSignalled: false, isEmbedded: false, isReturning: false };

/** The bar as the routes put it on the page: the chart's, and the footer's way back to it. */
function Page({ actor }: { readonly actor: Actor<typeof consentMachine> }) {
  const asks = useSelector(actor, isAsking);
  const choice = useSelector(actor, choiceOf);
  return (
    <>
      <main>
        <h1>Specials</h1>
        <output data-counted={choice ?? 'unsaid'} />
      </main>
      <button type="button" {...opensConsent} onClick={() => actor.send({ type: 'consent.reopen' })}>
        Counting visits
      </button>
      {asks ? (
        <ConsentBar
          choice={choice}
          onGrant={() => actor.send({ type: 'consent.grant' })}
          onRefuse={() => actor.send({ type: 'consent.refuse' })}
        />
      ) : null}
    </>
  );
}

const open = (input: Partial<ConsentInput> = {}, remember: () => Promise<void> = async () => {}) => {
  const actor = createActor(consentMachine.provide({ actors: { rememberConsent: fromPromise(remember) } }), {
    input: { ...stranger, ...input },
  });
  actor.start();
  render(<Page actor={actor} />);
  return actor;
};

const bar = () => screen.queryByRole('region', { name: 'May we count your visits?' });
const press = (name: string) => {
  const button = screen.queryByText(name, { selector: 'button' });
  button?.click();
  return button !== null;
};
const holds = (choice: string, asks: boolean) => () => {
  expect(document.querySelector('output')).toHaveAttribute('data-counted', choice);
  const title = screen.queryByText('May we count your visits?', { selector: 'section h2' });
  expect(title !== null).toBe(asks);
  if (asks) expect(title?.closest('section')).toHaveAttribute('aria-labelledby', title?.id);
};

describe('The consent bar', () => {
  it('shows what its chart says on every generated path of a visitor of whom nothing is known', async () => {
    let actor: Actor<typeof consentMachine>;
    let settle: Record<'resolve' | 'reject', () => void> = { resolve: () => {}, reject: () => {} };
    const remember = () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject: () => reject(new Error('no storage')) };
      });
    const told = (event: { type: string }) => actor.send(event as never);
    const { seen } = await playEveryPath(
      { ...chart, inputs: chart.inputs.slice(0, 1) },
      {
        render: (input) => (actor = open(input, remember)),
        drive: {
          'page.view': told,
          'consent.hear': told,
          'consent.reopen': () => press('Counting visits'),
          'consent.grant': () => press('Yes, count my visits'),
          'consent.refuse': () => press('No thanks'),
          'xstate.done.actor.rememberGrant': () => settle.resolve(),
          'xstate.done.actor.rememberRefusal': () => settle.resolve(),
          'xstate.error.actor.rememberGrant': () => settle.reject(),
          'xstate.error.actor.rememberRefusal': () => settle.reject(),
        },
        see: {
          'undecided.waiting': holds('unsaid', false),
          'undecided.asking': holds('unsaid', true),
          'granted.settled': holds('granted', false),
          'granted.keeping': holds('granted', false),
          'granted.reconsidering': holds('granted', true),
          'refused.settled': holds('refused', false),
          'refused.keeping': holds('refused', false),
          'refused.reconsidering': holds('refused', true),
        },
      },
    );
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  });

  it('has two answers that look alike and a way to what is kept', () => {
    open({ isReturning: true });
    const region = bar() as HTMLElement;
    const [yes, no] = within(region).getAllByRole('button');
    expect([yes?.textContent, no?.textContent]).toEqual(['Yes, count my visits', 'No thanks']);
    expect([yes?.dataset['look'], yes?.dataset['size']]).toEqual([no?.dataset['look'], no?.dataset['size']]);
    expect(within(region).getByRole('link', { name: 'What we keep and why' })).toHaveAttribute('href', '/info/privacy');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes no focus when it comes by itself, and leaves none behind when it goes', async () => {
    const actor = open();
    act(() => actor.send({ type: 'page.view' }));
    await screen.findByRole('region');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('takes the focus when it was asked for, and gives it back to who asked', async () => {
    open({ remembered: 'granted' });
    const opener = screen.getByRole('button', { name: 'Counting visits' });
    await userEvent.click(opener);
    expect(bar()).toHaveFocus();
    expect(screen.getByText('Your visits are counted at the moment.')).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(bar()).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('keeps what has the focus in sight: its height is room at the foot of what is scrolled to', () => {
    const actor = open({ isReturning: true });
    expect(document.documentElement.style.getPropertyValue('--consent')).toBe('0px');
    expect(sourceOf('ui/consent-bar/consent-bar.css')).toMatch(/scroll-padding-bottom: calc\(.*var\(--consent/);
    act(() => actor.send({ type: 'consent.refuse' }));
    expect(document.documentElement.style.getPropertyValue('--consent')).toBe('');
  });

  it('can be drawn where there is no browser', () => {
    expect(renderToString(<ConsentBar choice={null} onGrant={() => {}} onRefuse={() => {}} />)).toContain('No thanks');
  });
});
