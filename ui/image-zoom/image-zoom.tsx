import './image-zoom.css';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type Direction, imageZoomMachine, isEnlarged, leastScale, type Place } from '#machines/image-zoom/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { Image } from '../image/image.tsx';
import { imageZoomTexts as texts } from '../texts/image-zoom.texts.ts';
import { ZoomTools } from './zoom-tools.tsx';

type Props = {
  readonly images: { readonly big: string };
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly isLargest?: boolean;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function placeOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}

/** A picture to be looked at from near, where it stands: by a press, by keys or by buttons. Nothing has to be dragged. */
export function ImageZoom({ images, alt, width = 480, height = 480, isLargest = false }: Props) {
  const [zoom, send] = useChart(imageZoomMachine);
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLButtonElement>(null);
  const { scale, place } = zoom.context;
  useLayoutEffect(() => {
    const style = frame.current?.style;
    style?.setProperty('--zoom', String(scale));
    style?.setProperty('--x', `${place.x * 100}%`);
    style?.setProperty('--y', `${place.y * 100}%`);
  }, [scale, place]);
  /** The buttons that move the view go with the enlargement: the focus stays with the picture. */
  const end = () => {
    view.current?.focus();
    send({ type: 'zoom.end' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const towards = directions[event.key];
    if (event.key === '+') send({ type: 'zoom.grow' });
    if (!isEnlarged(zoom)) return;
    if (event.key === '-') return scale > leastScale ? send({ type: 'zoom.shrink' }) : end();
    if (!towards && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (towards) send({ type: 'view.step', towards });
    else end();
  };
  const onClick = (event: MouseEvent<HTMLElement>) =>
    send({ type: 'picture.press', place: event.detail === 0 ? null : placeOf(event) });
  const onPointerMove = (event: PointerEvent<HTMLElement>) => send({ type: 'view.point', place: placeOf(event) });
  return (
    <div
      className="image-zoom"
      role="group"
      aria-label={`${texts.tools.text}: ${alt}`}
      ref={frame}
      data-state={String(zoom.value)}
    >
      <button
        type="button"
        className="image-zoom-view"
        ref={view}
        aria-pressed={isEnlarged(zoom)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
      >
        <Image src={images.big} alt={alt} width={width} height={height} isLargest={isLargest} />
        <span className="visually-hidden">{`, ${texts.look.text}`}</span>
      </button>
      <ZoomTools zoom={zoom} send={send} onEnd={end} onKeyDown={onKeyDown} />
      <p className="visually-hidden" role="status">
        {isEnlarged(zoom) ? `${scale} ${texts.timesAsLarge.text}` : texts.end.text}
      </p>
    </div>
  );
}
