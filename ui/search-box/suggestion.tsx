import type { MouseEvent } from 'react';
import type { Option } from '#machines/search-box/index.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { Price } from '#ui/price/price.tsx';
import { offerName, stockNote } from '#ui/product-card/card-words.ts';
import { partsOf } from './emphasis.ts';

type Props = {
  readonly id: string;
  readonly option: Option;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

const hrefOf = (option: Option): string =>
  option.kind === 'term'
    ? href.search(option.text)
    : option.kind === 'department'
      ? option.department.href
      : href.product(option.product.sku, option.product.slug);

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What was typed stands out in it. */
function Words({ text, typed }: { readonly text: string; readonly typed: string }) {
  return (
    <span className="suggestion-name">
      {partsOf(text, typed).map((part, at) => (part.isMatch ? <b key={at}>{part.text}</b> : part.text))}
    </span>
  );
}

function Face({ option, typed }: Pick<Props, 'option' | 'typed'>) {
  if (option.kind === 'term')
    return (
      <>
        <Icon name="search" size="small" />
        <Words text={option.text} typed={typed} />
      </>
    );
  if (option.kind === 'department')
    return (
      <>
        <Icon name="browse" size="small" />
        <Words text={option.department.name} typed={typed} />
      </>
    );
  const { product } = option;
  const note = stockNote(product);
  return (
    <>
      <PictureGround department={product.department}>
        <Image src={product.images.big} alt="" width={48} height={48} isEager />
      </PictureGround>
      <span className="visually-hidden">{offerName(product)}</span>
      <span className="suggestion-facts" aria-hidden>
        <Words text={product.name} typed={typed} />
        <span className="suggestion-size">{note ? `${product.size} · ${note}` : product.size}</span>
      </span>
      <Price of={product} isSilent />
    </>
  );
}

/** One suggestion: a link, so that it opens as every link of the shop does. */
export function Suggestion({ id, option, typed, isActive, onChoose }: Props) {
  return (
    <A
      id={id}
      className="suggestion"
      role="option"
      aria-selected={isActive}
      data-kind={option.kind}
      href={hrefOf(option)}
      tabIndex={-1}
      onClick={(event) => {
        if (isPlain(event)) onChoose();
      }}
    >
      <Face option={option} typed={typed} />
    </A>
  );
}
