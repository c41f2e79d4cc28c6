import type { ProductDetail } from '#services/catalogue/catalogue.contract.ts';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';

type Props = { readonly nutrition: NonNullable<ProductDetail['nutrition']> };

export function Nutrition({ nutrition: { servesPerPack, serveSize, rows } }: Props) {
  return (
    <table className="fact-table">
      <caption>{`${texts.servesPerPack.text}: ${servesPerPack} · ${texts.serveSize.text}: ${serveSize}`}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.nutrient.text}</th>
          <th scope="col">{texts.perServe.text}</th>
          <th scope="col">{serveSize.endsWith('mL') ? texts.per100Millilitres.text : texts.per100Grams.text}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.perServe}</td>
            <td>{row.per100}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
