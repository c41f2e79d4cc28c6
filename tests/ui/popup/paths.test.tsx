import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import type { PopupInput } from '#machines/popup/index.ts';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { Popup } from '#ui/popup/popup.tsx';
import { PopupChannel, usePopups } from '#ui/popup/popup-channel.tsx';

type Live = { readonly say: ReturnType<typeof usePopups>; readonly go: (place: string) => void };
type Given = { readonly input: PopupInput; readonly onLive: (live: Live) => void };

function Page({ input, onLive }: Given) {
  const [place, go] = useState(input.place);
  return (
    <PopupChannel place={place}>
      <Shown input={input} onLive={(say) => onLive({ ...say, go })} />
    </PopupChannel>
  );
}

function Shown({ input, onLive }: { input: PopupInput; onLive: (live: { say: Live['say'] }) => void }) {
  const say = usePopups();
  useEffect(() => onLive({ say }));
  return (
    <Popup {...input} title="About bags" target={(attributes) => <button {...attributes}>Target</button>}>
      More
    </Popup>
  );
}

it('A popup shows on every generated path what its chart says', async () => {
  const chart = rostered('popup');
  let live: Live;
  const target = () => screen.getByText('Target');
  const panel = () => document.querySelector<HTMLElement>('[role="dialog"]');
  const dismiss = () => screen.queryByLabelText('Close this note')?.closest('button');
  const { seen } = await playEveryPath(chart, {
    render: (input) => render(<Page input={input} onLive={(now) => void (live = now)} />),
    drive: {
      'target.press': () => void fireEvent.click(target()),
      'popup.show': ({ id }) => live.say.show(id),
      'popup.close': ({ id }) => live.say.close(id),
      'popup.dismiss': () => {
        const button = dismiss();
        return button ? void fireEvent.click(button) : false;
      },
      'escape.press': () => void fireEvent.keyDown(document.body, { key: 'Escape' }),
      'outside.press': () => void fireEvent.click(document.body),
      'place.change': ({ place }) => live.go(place),
    },
    see: {
      closed: () => {
        expect(panel()).toBeNull();
        expect(target()).toHaveAttribute('aria-expanded', 'false');
      },
      open: () => {
        expect(panel()).toBeVisible();
        expect(target()).toHaveAttribute('aria-expanded', 'true');
      },
    },
  });
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 20_000);
