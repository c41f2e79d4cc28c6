import { isLoggedIn, modalsOf, themeOf } from '#machines/shop/index.ts';
import type { ShoppingListContext } from '#machines/shopping-list/index.ts';
import { type Act, can, now, press, type Scene, session, shops, tell } from './scene.ts';

const listOf = (scene: Scene) => now(scene, 'shoppingList')?.context as ShoppingListContext | undefined;
const lineOf = (scene: Scene): string | null => {
  const items = listOf(scene)?.items ?? [];
  return items[scene.chance.between(0, Math.max(0, items.length - 1))]?.item ?? null;
};
/** What a page shows over itself at an address of its own. */
const overlays = ['/trolley/(vt-modal:packaging-information)', '/shop/browse/(offer-modal:price-policy)'] as const;
const isUnderModal = ({ load }: Scene) => modalsOf(load.shop).getSnapshot().context.addressed !== null;

/** What somebody may do beside shopping: it is in the way of it, or goes on at the same time. */
export const asideActs: readonly Act[] = [
  {
    name: 'choose colours',
    weight: 0.3,
    can: () => true,
    does: ({ load, chance }) =>
      themeOf(load.shop).send({ type: 'theme.choose', choice: chance.pick(['light', 'dark', 'device'] as const) }),
  },
  {
    name: 'sign in without a password',
    weight: 1,
    can: (scene) => !isLoggedIn(session(scene)) && now(scene, 'signIn') !== undefined,
    does: (scene) =>
      tell(scene, 'signIn', {
        type: 'form.submit',
        ...{ email: scene.who.email, password: '', problems: { password: 'Password' }, redirectUrl: null },
      } as never),
  },
  {
    name: 'open what stands over a page',
    weight: 0.4,
    can: (scene) => !isUnderModal(scene),
    does: (scene) => scene.load.router.go(scene.chance.pick(shops(scene) ? overlays : overlays.slice(1))),
  },
  {
    name: 'close what stands over the page',
    weight: 6,
    can: isUnderModal,
    does: ({ load }) => modalsOf(load.shop).send({ type: 'modal.dismiss', by: 'escape' }),
  },
  press('shoppingList', 'share.make', 0.3),
  press('shoppingList', 'share.end', 0.3),
  {
    name: 'tick on the list',
    weight: 0.5,
    can: (scene) => lineOf(scene) !== null,
    does: (scene) =>
      tell(scene, 'shoppingList', {
        type: 'item.tick',
        item: lineOf(scene),
        isTicked: scene.chance.next() < 0.7,
      } as never),
  },
  {
    name: 'take off the list',
    weight: 0.4,
    can: (scene) => lineOf(scene) !== null,
    does: (scene) => tell(scene, 'shoppingList', { type: 'item.remove', item: lineOf(scene) } as never),
  },
  press('shoppingList', 'list.clear', 0.1),
  {
    name: 'put back on the list',
    weight: 0.5,
    can: (scene) => (listOf(scene)?.removal ?? null) !== null && can(scene, 'shoppingList', { type: 'removal.undo' }),
    does: (scene) => tell(scene, 'shoppingList', { type: 'removal.undo' }),
  },
];
