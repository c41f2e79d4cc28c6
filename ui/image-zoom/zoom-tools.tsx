import type { KeyboardEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import {
  canGrow,
  canShrink,
  type Direction,
  type ImageZoomEvent,
  type imageZoomMachine,
  isEnlarged,
} from '#machines/image-zoom/index.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.generated.ts';
import { imageZoomTexts as texts } from '../texts/image-zoom.texts.ts';

type Props = {
  readonly zoom: SnapshotFrom<typeof imageZoomMachine>;
  readonly send: (event: ImageZoomEvent) => void;
  readonly onEnd: () => void;
  /** The keys of the picture work on its buttons, too. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type ToolProps = Pick<Props, 'onKeyDown'> & {
  readonly icon: IconName;
  readonly name: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
};

const Tool = ({ icon, name, isOff = false, ...does }: ToolProps) => (
  <button type="button" className="image-zoom-tool" aria-label={name} aria-disabled={isOff} {...does}>
    <Icon name={icon} size="small" />
  </button>
);

const arrows: readonly Direction[] = ['left', 'up', 'down', 'right'];

export function ZoomTools({ zoom, send, onEnd, onKeyDown }: Props) {
  return (
    <div className="image-zoom-tools" data-needs-script>
      <Tool
        icon="zoom-out"
        name={texts.shrink.text}
        isOff={!canShrink(zoom)}
        onKeyDown={onKeyDown}
        onClick={() => send({ type: 'zoom.shrink' })}
      />
      <Tool
        icon="zoom"
        name={texts.grow.text}
        isOff={!canGrow(zoom)}
        onKeyDown={onKeyDown}
        onClick={() => send({ type: 'zoom.grow' })}
      />
      {isEnlarged(zoom) ? (
        <>
          {arrows.map((towards) => (
            <Tool
              key={towards}
              icon={`chevron-${towards}`}
              name={texts[towards].text}
              onKeyDown={onKeyDown}
              onClick={() => send({ type: 'view.step', towards })}
            />
          ))}
          <Tool icon="close" name={texts.end.text} onKeyDown={onKeyDown} onClick={onEnd} />
        </>
      ) : null}
    </div>
  );
}
