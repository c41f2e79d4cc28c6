import type { ReactNode } from 'react';
import type { ProductDetail } from '#services/catalogue/catalogue.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';
import { Nutrition } from './nutrition.tsx';

/** What the label says, as text. */
export function ProductFacts({ detail }: { readonly detail: ProductDetail }) {
  const { description, ingredients, allergens, mayContain, dietary, nutrition, storage, origin } = detail;
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.variety.text, detail.product.variety ?? null],
    [texts.origin.text, origin],
    [texts.storage.text, storage],
    [texts.alcohol.text, detail.alcoholPercent === null ? null : `${detail.alcoholPercent} %`],
    [texts.department.text, detail.product.departments.join(', ')],
    [texts.code.text, detail.product.sku],
  ];
  return (
    <div className="product-facts">
      <Section title={texts.details.text}>
        <p>{description}</p>
        {dietary.length > 0 ? (
          <ul className="product-facts-diets" aria-label={texts.dietary.text}>
            {dietary.map((diet) => (
              <li key={diet}>
                <Icon name="check" size="very-small" />
                {diet}
              </li>
            ))}
          </ul>
        ) : null}
        <dl>
          {rows.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </Section>
      {ingredients || allergens.length > 0 || mayContain.length > 0 ? (
        <Section title={texts.ingredients.text}>
          {ingredients ? <p>{ingredients}</p> : null}
          <Allergens said={texts.contains.text} names={allergens} />
          <Allergens said={texts.mayContain.text} names={mayContain} />
          <p className="product-facts-note">{texts.checkPack.text}</p>
        </Section>
      ) : null}
      {nutrition ? (
        <Section title={texts.nutrition.text}>
          <Nutrition nutrition={nutrition} />
        </Section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Allergens({ said, names }: { readonly said: string; readonly names: readonly string[] }) {
  return names.length === 0 ? null : (
    <p>
      <strong>{`${said}: `}</strong>
      {names.join(', ')}
    </p>
  );
}
