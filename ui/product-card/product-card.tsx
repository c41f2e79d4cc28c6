import './product-card.css';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { href } from '../link/href.ts';
import { A } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price, spokenPrice } from '../price/price.tsx';
import { Tag, tagsOf } from '../tag/tag.tsx';
import { promptTexts } from '../texts/prompts.texts.ts';

type Props = { product: Product; isLazy?: boolean };

const isAvailable = ({ availabilityStatus }: Product) => availabilityStatus === 'In Stock' || availabilityStatus === 'Low Stock';

/** One product of a list: a link whose name is the whole offer, and one thing to do. */
export function ProductCard({ product, isLazy = true }: Props) {
  const [tag, ...otherTags] = tagsOf(product);
  const here = href.product(product.sku, product.slug);
  const available = isAvailable(product);
  const note = product.availabilityStatus === 'Low Stock' ? 'Only a few left' : otherTags.map(({ text }) => text).join(' · ');
  const offer = [product.size, spokenPrice(product), ...(tag ? [tag.text] : []), ...(available ? [] : [product.availabilityStatus])].join(', ');
  return (
    <li className="product-card" data-department={product.department} data-available={available ? 'yes' : 'no'}>
      <div className="product-card-picture">
        <Picture src={product.images.big} size={200} isLazy={isLazy} />
        {tag ? <Tag {...tag} /> : null}
      </div>
      <div className="product-card-body">
        <A className="product-card-name" href={here}>
          {product.name}
          <span className="visually-hidden">{`, ${offer}`}</span>
        </A>
        <span className="product-card-size" aria-hidden="true">
          {product.size}
        </span>
        <span className="product-card-note">{note}</span>
        <Price product={product} />
        <div className="product-card-action">
          {available ? (
            <ButtonLink href={href.signIn(here)} title={promptTexts.addToTrolley.text} rel="nofollow">
              <Icon name="plus" size="small" />
              Add<span className="visually-hidden">{` ${product.name} to your trolley`}</span>
            </ButtonLink>
          ) : (
            <ButtonLink look="quiet" href={href.browse(product.department)}>
              See similar<span className="visually-hidden">{` to ${product.name}`}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
}
