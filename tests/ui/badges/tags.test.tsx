import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { renameOf } from '#services/display/renames.rules.ts';
import { rewardTypes, rewardWords } from '#services/loyalty/reward.rules.ts';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { RenameContext } from '#ui/words/rename.ts';
import { productOf } from '../samples.ts';

type Tag = ProductWire['productTag'];
const card = (productTag: Tag, more: Partial<ProductWire> = {}) =>
  render(<ProductCard product={productOf({ productTag, ...more })} />);

describe('The tag of a product', () => {
  it.each<[string, Tag]>([
    ['Just for you: $1.50 off', { tagType: 'TargetedOffer', targetedOffer: { offerValue: 1.5 } }],
    [
      'Just for you: $1 off',
      { tagType: 'TargetedOffer', description: 'Just for you', targetedOffer: { offerValue: 1 } },
    ],
  ])('says what an offer for this shopper alone is worth: %s [A3.12]', (text, tag) => {
    card(tag);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: new RegExp(text.replace('$', String.raw`\$`)) })).toBeInTheDocument();
  });

  it.each([
    [50, '50 points extra'],
    [1, '1 point extra'],
  ])('says how many bonus points there are: %i [A3.13] [B3.72]', (quantity, text) => {
    card({ tagType: 'BonusPoints', bonusPoints: { quantity } });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says what a boost brings, also where another offer has the picture [A3.14] [B3.72]', () => {
    const { unmount } = card({ tagType: 'BoostOffer', boostOffer: { rewardValue: 1_500 } });
    expect(screen.getByText('Boost: 1,500 points')).toBeInTheDocument();
    unmount();
    card({ tagType: 'Special', description: 'Special' }, { boostOffer: { rewardValue: 150 } });
    expect(screen.getByText('Special')).toBeInTheDocument();
    expect(screen.getByText('Boost: 150 points')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Boost: 150 points/ })).toBeInTheDocument();
  });

  it('is renamed as it is seen and as it is said [A9.35] [A9.36] [A9.O9]', () => {
    const tags: Tag[] = [
      { tagType: 'None', description: 'Great price' },
      { tagType: 'MemberPrice', description: 'Onecard Club' },
    ];
    const both = (flags: Parameters<typeof renameOf>[0]) =>
      render(
        <RenameContext value={renameOf(flags)}>
          {tags.map((productTag, at) => (
            <ProductCard key={productTag.tagType} product={productOf({ productTag, name: `Milk ${at}` })} />
          ))}
        </RenameContext>,
      );
    const { unmount } = both({ GreatToLowPrice: true, HaystackEDRChanges: true });
    expect(screen.getByText('Low Price')).toBeInTheDocument();
    expect(screen.getByText('Member Price')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Low Price/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Great price/ })).not.toBeInTheDocument();
    unmount();
    both({});
    expect(screen.getByText('Great price')).toBeInTheDocument();
    expect(screen.getByText('Onecard Club')).toBeInTheDocument();
  });
});

describe('A reward', () => {
  it('is in points, one of them in the singular [B3.72]', () => {
    expect(rewardTypes).toEqual(['points']);
    expect([0, 1, 2_000].map((value) => rewardWords({ type: 'points', value }))).toEqual([
      '0 points',
      '1 point',
      '2,000 points',
    ]);
  });
});
