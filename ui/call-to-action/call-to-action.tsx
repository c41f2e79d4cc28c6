import '#ui/button/button.css';
import './call-to-action.css';
import type { ElementType, ReactNode } from 'react';
import type { ButtonLook } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';

export type CallToActionImage = { readonly src: string; readonly alt: string };
export type CallToActionAction = {
  readonly link: string;
  readonly title: string;
  /** How its words look: as a link, or as one of the buttons. */
  readonly _class?: 'link' | ButtonLook;
  /** A ground under its words, so that they can be read over a picture; on a picture alone they stand only then. */
  readonly underlay?: boolean;
};

export type CallToActionProps = {
  readonly content?: ReactNode;
  readonly image: CallToActionImage;
  /** Stands in below 768 pixels. */
  readonly secondaryImage?: CallToActionImage | undefined;
  readonly action: CallToActionAction;
  readonly tone?: 'bush' | 'kowhai' | 'berry' | 'sky' | 'clay';
  readonly size?: 'large' | 'small' | undefined;
  /** The largest thing of the first view. */
  readonly isLargest?: boolean;
};

/** With content a card with one link, which is as large as the card; without content a picture that is the link. */
export function CallToAction({ content, image, action, tone, size = 'small', isLargest, ...rest }: CallToActionProps) {
  const { secondaryImage = image } = rest;
  const { link, title, underlay, _class = underlay ? 'outline' : 'link' } = action;
  const [Box, Words] = (content ? ['article', A] : [A, 'span']) as [ElementType, ElementType];
  const hasOneAlt = secondaryImage.alt === image.alt;
  return (
    <Box className="call-to-action" data-tone={tone} data-size={size} href={content ? undefined : link}>
      {content || underlay ? (
        <div>
          {content}
          <Words
            className={`${_class === 'link' ? '' : 'button '}call-to-action-action`}
            data-look={_class}
            href={content ? link : undefined}
          >
            {title}
            <Icon name="chevron-right" size="very-small" />
          </Words>
        </div>
      ) : null}
      <picture>
        {secondaryImage === image ? null : <source media="(max-width: 767px)" srcSet={secondaryImage.src} />}
        <img
          src={image.src}
          alt={hasOneAlt ? image.alt || (content || underlay ? '' : title) : ''}
          width={480}
          height={320}
          loading={size === 'large' ? undefined : 'lazy'}
          decoding="async"
          fetchPriority={isLargest ? 'high' : undefined}
        />
      </picture>
      {hasOneAlt
        ? null
        : [secondaryImage, image].map(({ src, alt }, at) => (
            <span key={src} className="visually-hidden" data-screens={at ? 'large' : 'small'}>
              {alt}
            </span>
          ))}
    </Box>
  );
}
