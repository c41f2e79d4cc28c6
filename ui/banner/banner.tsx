import type { Banner as BannerData } from '#services/shell/shell.contract.ts';
import { CallToAction, type CallToActionProps } from '#ui/call-to-action/call-to-action.tsx';

type Props = Pick<CallToActionProps, 'size' | 'isLargest'> & { readonly banner: BannerData };

/** A banner of the shell as a call to action: a card when it has words, otherwise its picture. */
export function Banner({ banner: { title, text, href, action, ...pictures }, size, ...rest }: Props) {
  return (
    <CallToAction
      {...pictures}
      {...rest}
      size={size}
      action={{ link: href, title: action, _class: size === 'large' ? 'primary' : 'link' }}
      content={
        title + text === '' ? null : (
          <>
            <h2>{title}</h2>
            {text === '' ? null : <p>{text}</p>}
          </>
        )
      }
    />
  );
}
