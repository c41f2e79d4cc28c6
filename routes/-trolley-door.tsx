import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { isEmpty } from '#services/trolley/empty.rules.ts';
import { TrolleyLink } from '#ui/header/places.tsx';

export type PanelProps = {
  readonly shop: ShopActor;
  /** How often it was asked for. */
  readonly presses: number;
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Something is known to be in it; whatever else holds is said by the page, or instead of it. */
function hasSomething(shop: ShopActor): boolean {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley')?.getSnapshot();
  return trolley !== undefined && trolley.context.trolley !== null && !isEmpty(trolley.context);
}

/**
 * The way to the trolley in the head. Where there is room a plain press opens it beside the page, by code that comes then;
 * everything else a link can do, it does, and where that code does not come it leads to the page.
 */
export function useTrolleyDoor(shop: ShopActor): { readonly link: ReactNode; readonly panel: ReactNode } {
  const router = useRouter();
  const isOnTrolley = useLocation({ select: ({ pathname }) => /^\/(?:review)?trolley$/.test(pathname) });
  const [presses, press] = useState(0);
  const [Panel, keepPanel] = useState<ComponentType<PanelProps> | null>(null);
  const onPress = (event: MouseEvent) => {
    if (!isPlain(event) || isOnTrolley || !matchMedia('(min-width: 768px)').matches || !hasSomething(shop)) return;
    event.preventDefault();
    press((count) => count + 1);
    import('./-trolley-panel.tsx').then(
      (module) => keepPanel(() => module.TrolleyPanelHere),
      () => void router.navigate({ to: '/trolley' }),
    );
  };
  return {
    link: <TrolleyLink onPress={onPress} />,
    panel: Panel ? <Panel shop={shop} presses={presses} /> : null,
  };
}
