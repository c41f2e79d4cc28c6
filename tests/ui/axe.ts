import axe from 'axe-core';

/** What axe finds wrong, in words. Colours are measured elsewhere: there is no layout here. */
export async function faultsOf(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
