import { type RefCallback, useState } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { Favourite } from '#ui/favourite/favourite.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import type { ImageZoom } from '#ui/image-zoom/image-zoom.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';

type Look = typeof ImageZoom | 'lost' | null;

/** What was asked for with one press is there with one press: the late picture comes enlarged, and has the focus. */
const enlarge: RefCallback<HTMLDivElement> = (place) => {
  const view = place?.querySelector<HTMLButtonElement>('.image-zoom-view');
  if (!view || view.ariaPressed === 'true') return;
  view.focus();
  view.click();
};

/** A part that merely adds something may fail to come: then the page stays as it is. */
const quietly = (event: Event) => event.stopImmediatePropagation();
const lost = 'vite:preloadError';

type Props = { readonly product: Product };

/** The picture of a product. What it takes to look closer comes when somebody wants to. */
export function ProductPicture({ product }: Props) {
  const { name, size, department, images } = product;
  const [look, setLook] = useState<Look>(null);
  const alt = texts.picture.text.replace('{name}', `${name}, ${size}`);
  const bring = () => {
    setLook(null);
    addEventListener(lost, quietly, true);
    void import('#ui/image-zoom/image-zoom.tsx')
      .then(
        (late) => setLook(() => late.ImageZoom),
        () => setLook('lost'),
      )
      .then(() => removeEventListener(lost, quietly, true));
  };
  const Zoom = look === 'lost' ? null : look;
  return (
    <div className="product-picture">
      <Favourite product={product} />
      <PictureGround department={department} isSpoken>
        {Zoom ? (
          <div className="product-picture-near" ref={enlarge}>
            <Zoom images={images} alt={alt} width={480} height={480} isLargest />
          </div>
        ) : (
          <>
            <Image src={images.big} alt={alt} width={480} height={480} isLargest />
            <button className="product-picture-look" type="button" onClick={bring} data-needs-script>
              <Icon name="zoom" size="small" />
              <span>{texts.look.text}</span>
            </button>
          </>
        )}
      </PictureGround>
      {look === 'lost' ? (
        <p className="product-page-note" role="alert">
          {texts.lookLost.text}
        </p>
      ) : null}
    </div>
  );
}
