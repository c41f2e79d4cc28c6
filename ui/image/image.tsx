import './image.css';
import { useState } from 'react';

/** Shown once for a picture that does not come; when it does not come either, nothing more is tried. */
export const noPicture = '/images/no-picture.svg';

type Props = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly fallback?: string;
  /** In the first view: asked for at once rather than when it is scrolled near. */
  readonly isEager?: boolean;
  /** The largest thing of the first view. */
  readonly isLargest?: boolean;
};

export function Image({ src, alt, width, height, fallback = noPicture, isEager = false, isLargest = false }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  const giveUp = () => setMissing(src);
  return (
    <img
      className="image"
      src={missing === src ? fallback : src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager || isLargest ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={isLargest ? 'high' : undefined}
      onError={giveUp}
      ref={(image) => void failedBefore(image)?.catch(giveUp)}
    />
  );
}

/** A picture of the first document may have failed before anyone could hear it. */
const failedBefore = (image: HTMLImageElement | null): Promise<void> | undefined =>
  image?.complete && image.naturalWidth === 0 && image.currentSrc !== '' ? image.decode?.() : undefined;
