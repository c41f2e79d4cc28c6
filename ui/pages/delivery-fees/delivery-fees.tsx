import { money, shortMoney } from '#services/display/money.rules.ts';
import type { DeliveryFee } from '#services/shell/shell.contract.ts';
import { deliveryFeesTexts as texts } from '#ui/texts/delivery-fees.texts.ts';

type Tier = Pick<DeliveryFee, 'name' | 'spendFromCents' | 'feeCents'>;

function byName(fees: readonly Tier[]): readonly (readonly [string, readonly Tier[]])[] {
  const groups = new Map<string, Tier[]>();
  for (const fee of fees) groups.set(fee.name, [...(groups.get(fee.name) ?? []), fee]);
  return [...groups].map(([name, tiers]) => [name, tiers.sort((a, b) => a.spendFromCents - b.spendFromCents)]);
}

function spend({ spendFromCents }: Tier, next: Tier | undefined): string {
  const upTo = next ? ` ${texts.to.text} ${money(next.spendFromCents - 1)}` : ` ${texts.andMore.text}`;
  if (spendFromCents === 0)
    return next ? `${texts.under.text} ${shortMoney(next.spendFromCents)}` : texts.anyOrder.text;
  return `${shortMoney(spendFromCents)}${upTo}`;
}

/** What each way of getting the groceries costs, by how much is in the trolley. */
export function DeliveryFees({ fees }: { readonly fees: readonly DeliveryFee[] }) {
  if (fees.length === 0) return <p>{texts.unknown.text}</p>;
  return (
    <div className="delivery-fees">
      <p>{texts.intro.text}</p>
      {byName(fees).map(([name, tiers]) => (
        <table key={name} className="fact-table">
          <caption>
            <strong>{name}</strong>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.order.text}</th>
              <th scope="col">{texts.fee.text}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier, index) => (
              <tr key={tier.spendFromCents}>
                <th scope="row">{spend(tier, tiers[index + 1])}</th>
                <td>{tier.feeCents === 0 ? texts.free.text : money(tier.feeCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
