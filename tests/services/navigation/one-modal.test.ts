import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openModals, type OpenModal, outletNames, withOneModal } from '#services/navigation/outlets.rules.ts';

const fees: OpenModal = { outlet: 'delivery-modal', path: 'delivery-fees' };
const stock: OpenModal = { outlet: 'pd-modal', path: 'stock/123456' };
const isKnown = ({ path }: OpenModal) => path !== 'nothing';
const both = '/shop/specials/(delivery-modal:delivery-fees//pd-modal:stock/123456)?page=2#a';

describe('An address with several modals', () => {
  it('keeps the first when the page is opened with it [B4.O1]', () => {
    expect(withOneModal(both, isKnown)).toBe('/shop/specials/(delivery-modal:delivery-fees)?page=2#a');
  });

  it('keeps the one that came to the one that is open', () => {
    expect(withOneModal(both, isKnown, fees)).toBe('/shop/specials/(pd-modal:stock/123456)?page=2#a');
    expect(withOneModal(both, isKnown, stock)).toBe('/shop/specials/(delivery-modal:delivery-fees)?page=2#a');
  });

  it('loses the pairs that nobody knows, and its outlets when none is left', () => {
    expect(withOneModal('/(modal:nothing//pd-modal:stock/1)', isKnown)).toBe('/(pd-modal:stock/1)');
    expect(withOneModal('/shop/(modal:nothing)?q=A', isKnown)).toBe('/shop?q=A');
    expect(withOneModal('/shop?q=(modal:nothing)', isKnown)).toBe('/shop?q=(modal:nothing)');
  });

  it('comes to rest at once, with one modal in one of the fourteen outlets at most [B2.57]', () => {
    const modal = fc.record({ outlet: fc.constantFrom(...outletNames), path: fc.constantFrom('a', 'b/7', 'nothing') });
    fc.assert(
      fc.property(fc.array(modal, { maxLength: 4 }), fc.option(modal), (modals, current) => {
        const asked = modals.length === 0 ? '/x' : `/x/(${modals.map((m) => `${m.outlet}:${m.path}`).join('//')})`;
        const rest = withOneModal(asked, isKnown, current);
        expect(openModals(rest).length).toBe(modals.some(isKnown) ? 1 : 0);
        expect(withOneModal(rest, isKnown)).toBe(rest);
      }),
    );
  });
});
