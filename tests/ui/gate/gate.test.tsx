import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { type GateContext, gateMachine, type GateReport } from '#machines/gate/index.ts';
import { chart } from '#tests/machines/gate/gate.roster.ts';
import type { GenericModal as Words } from '#services/modals/modals.words.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { failedMessage, offerMessage } from '#ui/modal-messages/gate-words.ts';
import { promptOf } from '#ui/modal-messages/message-of.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

type Asked = { readonly answer: (answer: never) => void; readonly refuse: (error: unknown) => void };
type Send = ReturnType<typeof useChart<typeof gateMachine>>[1];
type Held = { asked: Record<string, Asked>; send: Send; shown: string | undefined };

/** What the gate tells, in the words of the shop: one message at a time, over whatever page it is. */
function Gate({ input, held }: { readonly input: never; readonly held: Held }) {
  const [open, setOpen] = useState<{ readonly id: string; readonly data: Words } | null>(null);
  const [machine] = useState(() => {
    const ask = (name: string) =>
      fromPromise<never>(() => new Promise((answer, refuse) => (held.asked[name] = { answer, refuse })));
    const [keepAction, claimAction, forgetAction] = [ask('keepAction'), ask('claimAction'), ask('forgetAction')];
    const actions = { reportAskedGrant: () => undefined, reportKeptGrant: () => undefined };
    return gateMachine.provide({ actions, actors: { keepAction, claimAction, forgetAction } as never });
  });
  const hear = (report: GateReport) => {
    if (report.type === 'prompt.wanted') {
      const asked = { isLoggedIn: report.role !== 'guest', returnPath: '/shop/specials' };
      setOpen({ id: report.id, data: promptOf(report.action.kind, asked) });
    } else if (report.type === 'failure.wanted')
      setOpen({ id: report.id, data: failedMessage(report.action, report.failure) });
    else if (report.type === 'offer.wanted')
      setOpen((now) => now ?? { id: 'offer', data: offerMessage('/bookatimeslot') });
    else if (report.type === 'words.unwanted') setOpen(null);
  };
  const [, send] = useChart(machine, { input, onReport: hear as never });
  useEffect(() => void Object.assign(held, { send, shown: open?.id }), [held, send, open]);
  const answer = (isChosen: boolean) => {
    setOpen(null);
    if (open) send({ type: 'words.ended', id: open.id, isChosen });
  };
  return open && <GenericModal data={open.data} onAnswer={(way) => answer(way === 'action')} />;
}

/** A message ends under its own name alone: the prompt while it is asked, the failure while there is one. */
const oneAtATime = {
  ...chart,
  events: (context: GateContext) =>
    chart
      .events(context)
      .filter(
        ({ type, id }) =>
          type !== 'words.ended' || (id !== 'another' && String(id).endsWith(' failed') === (context.failure !== null)),
      ),
};
/** What asking by role would find, without the price of it on a thousand steps. */
const words = () => document.querySelector('dialog[open]')?.textContent ?? '';
const button = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find((one) => name.test(one.textContent ?? ''));
const offered = 'Sign in to keep shopping';
const isQuiet = () => expect(['', offered]).toContain(words().slice(0, offered.length));
const names = { yes: /^(?:Sign in or register|Add details|Try again)$/, no: /^(?:Just browsing|Cancel|Not now)$/ };

it('The gate says what is missing or was not done, and nothing else, on every generated path [B5.08] [B5.09]', async () => {
  let held: Held = { asked: {}, send: () => undefined, shown: undefined };
  const tell = (event: object) => held.send(event as never);
  const { seen } = await playEveryPath(oneAtATime, {
    render: (input) => {
      held = { asked: {}, send: () => undefined, shown: undefined };
      return render(<Gate input={input as never} held={held} />);
    },
    drive: {
      'words.ended': ({ id, isChosen }) =>
        id === held.shown && act(() => button(isChosen ? names.yes : names.no)?.click()),
      ...Object.fromEntries(
        ['action.ask', 'action.done', 'action.failed', 'visitor.told', 'slots.enter'].map((type) => [type, tell]),
      ),
      ...Object.fromEntries(
        ['keepAction', 'claimAction', 'forgetAction'].flatMap((name) => [
          [`xstate.done.actor.${name}`, ({ output }: { output: never }) => held.asked[name]?.answer(output)],
          [`xstate.error.actor.${name}`, ({ error }: { error: unknown }) => held.asked[name]?.refuse(error)],
        ]),
      ),
    },
    see: {
      resting: isQuiet,
      asking: ({ visitor, kept }: GateContext) => {
        const start = visitor.role === 'guest' ? 'Sign in to ' : 'We need a few more details to ';
        const end = kept?.action.kind === 'saveRecipe' ? 'save a recipe.' : 'add items to your trolley.';
        expect(words()).toContain(`${start}${end}`);
      },
      keeping: isQuiet,
      kept: isQuiet,
      'working.claiming': isQuiet,
      'working.finishing': isQuiet,
      'working.failed': ({ failure, kept }: GateContext) => {
        if (kept?.action.kind === 'saveRecipe') return expect(words()).toContain('technical issues');
        const isUnsure = failure === 'unanswered' || failure === 'interrupted' || failure === 'timeout';
        expect(words()).toContain(isUnsure ? 'Look in your trolley before you try again.' : 'We could not add');
      },
      forgetting: isQuiet,
    },
  });
  const passed = ['arriving', 'weighing'];
  expect([...seen].sort()).toEqual([...leafStates(chart)].filter((state) => !passed.includes(state)).sort());
}, 60_000);
