import type { CDPSession, Page } from 'playwright-core';

/** What a screen reader is given of one thing on the page. */
export type Heard = { readonly role: string; readonly name: string };
type AxNode = Awaited<ReturnType<typeof tree>>[number];

const tree = async (cdp: CDPSession) => (await cdp.send('Accessibility.getFullAXTree')).nodes;
const heardOf = (node: AxNode | undefined): Heard => ({
  role: String(node?.role?.value ?? ''),
  name: String(node?.name?.value ?? ''),
});

/** Somebody who has a keyboard and ears: what they do are keys, and all they know is the accessibility tree. */
export async function personAt(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');

  async function focusedNode(): Promise<AxNode | undefined> {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const objectId = result.objectId as string;
    const { nodes } = await cdp.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
    return nodes[0];
  }
  const focused = async () => heardOf(await focusedNode());

  /** The option that the arrow keys are on, as it is read out while the focus stays in the box. */
  async function option(): Promise<Heard | null> {
    const active = (await focusedNode())?.properties?.find(({ name }) => name === 'activedescendant');
    const backendNodeId = active?.value.relatedNodes?.[0]?.backendDOMNodeId;
    if (backendNodeId === undefined) return null;
    const { nodes } = await cdp.send('Accessibility.getPartialAXTree', { backendNodeId, fetchRelatives: false });
    return heardOf(nodes[0]);
  }

  const press = (key: string) => page.keyboard.press(key);
  const tab = (modifiers: number) =>
    Promise.all(
      (['rawKeyDown', 'keyUp'] as const).map((type) =>
        cdp.send('Input.dispatchKeyEvent', { type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }),
      ),
    );

  /** Goes on by one key until the wanted thing is heard. */
  async function goTo(key: 'Tab' | 'Shift+Tab', role: string, name: RegExp, most = 200): Promise<Heard> {
    const passed: string[] = [];
    for (let times = 0; times < most; times++) {
      await tab(key === 'Tab' ? 0 : 8);
      const heard = await focused();
      if (heard.role === role && name.test(heard.name)) return heard;
      passed.push(`${heard.role} ${heard.name}`);
    }
    throw new Error(`No ${role} ${name} by ${key}; heard: ${passed.slice(0, 60).join(' | ')}`);
  }

  const all = async () => (await tree(cdp)).filter(({ ignored }) => !ignored);
  const find = (nodes: readonly AxNode[], role: string) => nodes.filter((node) => node.role?.value === role);
  const mainHeading = (nodes: readonly AxNode[]) =>
    find(nodes, 'heading').find(({ properties }) =>
      properties?.some(({ name, value }) => name === 'level' && value.value === 1),
    );

  return {
    press,
    goTo,
    focused,
    option,
    say: (words: string) => page.keyboard.type(words),
    /** Waits until the page's own heading says this. */
    arrives: (heading: RegExp) => page.getByRole('heading', { level: 1, name: heading }).waitFor(),
    /** Waits until the search box says how many suggestions there are. */
    hearsSuggestions: () =>
      page
        .getByRole('status')
        .filter({ hasText: /^\d+ suggestions?$/ })
        .waitFor(),
    /** What tells where one is, and all that is said on the page. */
    whereabouts: async () => {
      const nodes = await all();
      return {
        title: heardOf(find(nodes, 'RootWebArea')[0]).name,
        heading: heardOf(mainHeading(nodes)).name,
        landmarks: ['banner', 'navigation', 'main', 'contentinfo', 'search'].filter(
          (role) => find(nodes, role).length > 0,
        ),
        texts: find(nodes, 'StaticText').map((node) => heardOf(node).name),
      };
    },
  };
}
