import './popup.css';
import { type ReactNode, use, useCallback, useEffect, useId, useRef } from 'react';
import { isOpen, popupMachine, type PopupReport } from '#machines/popup/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { popupTexts as texts } from '../texts/popup.texts.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { ChannelContext } from './popup-channel.tsx';
import { useElsewhere } from './use-elsewhere.ts';
import { usePlaced } from './use-placed.ts';

/** What the button that opens a popup has to wear. */
export type TargetAttributes = {
  readonly id: string;
  readonly onClick: () => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'aria-haspopup': 'dialog';
  readonly 'data-needs-script': '';
};

type Props = {
  /** By which it is shown and closed from elsewhere on the page. */
  readonly id: string;
  readonly title: string;
  /** The button; it may be missing for a while, then the page's heading has the focus after closing. */
  readonly target: (attributes: TargetAttributes) => ReactNode;
  readonly closesOutside?: boolean;
  readonly closesOnPlace?: boolean;
  readonly onReport?: (report: PopupReport) => void;
  readonly children: ReactNode;
};

/** A note beside a button. It stays until it is closed, and the rest of the page stays usable meanwhile. */
export function Popup({ id, title, target, closesOutside = true, closesOnPlace = true, onReport, children }: Props) {
  const { channel, place } = use(ChannelContext);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [popup, send] = useChart(popupMachine, {
    input: { id, closesOutside, closesOnPlace, place },
    onReport: (report) => {
      if (report.type === 'popup.closed')
        giveFocusBack(document.getElementById(`${name}target`), panel.current, report.by);
      onReport?.(report);
    },
  });
  const open = isOpen(popup);
  useEffect(() => channel.join(send), [channel, send]);
  useEffect(() => send({ type: 'place.change', place }), [send, place]);
  useEffect(() => (open ? channel.stand(id) : undefined), [channel, id, open]);
  const isTop = useCallback(() => channel.isLast(id), [channel, id]);
  const onEscape = useCallback(() => send({ type: 'escape.press' }), [send]);
  const onOutside = useCallback(() => send({ type: 'outside.press' }), [send]);
  usePlaced(open, { root, panel });
  useElsewhere(open, root, isTop, { onEscape, onOutside });
  return (
    <div className="popup" ref={root}>
      {target({
        id: `${name}target`,
        onClick: () => send({ type: 'target.press' }),
        'aria-expanded': open,
        'aria-controls': open ? `${name}panel` : undefined,
        'aria-haspopup': 'dialog',
        'data-needs-script': '',
      })}
      {open ? (
        <div
          ref={panel}
          className="popup-panel"
          id={`${name}panel`}
          role="dialog"
          aria-labelledby={`${name}title`}
          tabIndex={-1}
        >
          <div className="popup-scroll">
            <div className="popup-head">
              <p className="popup-title" id={`${name}title`}>
                {title}
              </p>
              <button type="button" className="popup-close" onClick={() => send({ type: 'popup.dismiss' })}>
                <Icon name="close" size="small" label={texts.close.text} />
              </button>
            </div>
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
}
