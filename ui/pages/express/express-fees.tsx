import { expressTexts as texts } from '#ui/texts/express.texts.ts';
import { expressFee } from './express-windows.tsx';

type Props = { readonly intro: string; readonly rows: readonly (readonly [name: string, cents: number])[] };

/** One fee an order, in a table. */
export const ExpressFeeTable = ({ intro, rows }: Props) => (
  <>
    <p>{intro}</p>
    <table className="fact-table">
      <tbody>
        {rows.map(([name, cents]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{expressFee(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

type Fees = { readonly expressDeliveryFeeCents: number; readonly expressPickUpFeeCents: number };
export const ExpressFeesTable = ({ fees }: { readonly fees: Fees }) => (
  <ExpressFeeTable
    intro={texts.feesText.text}
    rows={[
      [texts.feeDelivery.text, fees.expressDeliveryFeeCents],
      [texts.feePickUp.text, fees.expressPickUpFeeCents],
    ]}
  />
);
export const FlexibleFeeTable = ({ cents }: { readonly cents: number }) => (
  <ExpressFeeTable intro={texts.flexibleText.text} rows={[[texts.feeFlexible.text, cents]]} />
);
