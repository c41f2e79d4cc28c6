import { galleryTexts as texts } from '../../texts/gallery.texts.ts';
import { lookHref } from './gallery.rules.ts';
import type { Look } from './gallery.types.ts';

const choices = [
  [
    'theme',
    texts.theme.text,
    [
      [undefined, texts.own.text],
      ['light', texts.light.text],
      ['dark', texts.dark.text],
    ],
  ],
  [
    'width',
    texts.width.text,
    [
      [undefined, texts.both.text],
      ['phone', texts.phone.text],
      ['desktop', texts.desktop.text],
    ],
  ],
  [
    'text',
    texts.textSize.text,
    [
      [undefined, texts.usual.text],
      ['200', texts.double.text],
    ],
  ],
] as const;

/** Links that show the same piece in another theme, width or size of text. */
export function LookLinks({ path, look }: { path: string; look: Look }) {
  return (
    <nav className="gallery-look" aria-label={texts.look.text}>
      {choices.map(([key, title, options]) => (
        <div key={key} role="group" aria-label={title}>
          <span aria-hidden="true">{title}</span>
          {options.map(([value, text]) => {
            const next = { ...look, [key]: value } as Look;
            return (
              <a
                key={text}
                href={lookHref(path, next)}
                rel="external"
                aria-current={look[key] === value ? 'true' : undefined}
              >
                {text}
              </a>
            );
          })}
        </div>
      ))}
    </nav>
  );
}
