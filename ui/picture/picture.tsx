type Props = { src: string; alt?: string; size: number; isLazy?: boolean; className?: string };

/** A picture in a box of known size. One that cannot be had is replaced once, by what `data-fallback` names. */
export function Picture({ src, alt = '', size, isLazy = true, className }: Props) {
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
      data-fallback="/assets/art/placeholder.svg"
    />
  );
}
