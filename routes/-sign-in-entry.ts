import { redirect } from '@tanstack/react-router';
import type { forgottenPasswordMachine } from '#machines/forgotten-password/index.ts';
import type { registrationMachine } from '#machines/registration/index.ts';
import {
  chartOf,
  isLoggedIn,
  isShopper,
  sessionOf,
  settingsIn,
  settingsOf,
  type ShopActor,
} from '#machines/shop/index.ts';
import type { signInMachine } from '#machines/sign-in/index.ts';
import { automaticSignIn } from '#services/navigation/auto-redirect.rules.ts';
import { stringifyQuery } from '#services/navigation/query.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { safeReturnPath } from '#services/navigation/return-path.rules.ts';
import { href } from '#ui/link/href.ts';
import type { LateChart, RouterContext } from './-context.ts';

const charts = ['signIn', 'registration', 'forgottenPassword'] as const satisfies readonly LateChart[];
export type SignInChart = (typeof charts)[number];
export type SignInMachines = {
  readonly signIn: typeof signInMachine;
  readonly registration: typeof registrationMachine;
  readonly forgottenPassword: typeof forgottenPasswordMachine;
};

export const signInChartOf = <Name extends SignInChart>(shop: ShopActor, name: Name) =>
  chartOf<SignInMachines[Name]>(shop, name);

/** Where whoever comes in goes next: where they were going, or home. */
export const onwardOf = (search: object): string => safeReturnPath('redirectUrl' in search ? search.redirectUrl : null);
/** The same where home needs no words: null for home. */
export const redirectUrlOf = (search: object): string | null => {
  const onward = onwardOf(search);
  return onward === href.home() ? null : onward;
};
/** A page of the family, with where they were going. */
export const withReturn = (path: string, search: object): string =>
  `${path}${stringifyQuery({ redirectUrl: redirectUrlOf(search) })}`;

/** Whoever is in already goes on; whoever signs in elsewhere goes there by themselves, once. A link of a letter is for all. */
export function enter({ shop }: RouterContext, search: object, chart: SignInChart): void {
  if (chart === 'forgottenPassword') return;
  const session = sessionOf(shop).getSnapshot();
  if (isLoggedIn(session)) {
    const details = withReturn('/register/shopperdetails', search);
    const to = chart === 'registration' && !isShopper(session) ? details : onwardOf(search);
    throw redirect({ ...fromPublicHref(to), replace: true } as never);
  }
  const start = chart === 'signIn' ? automaticSignIn(search as never, signInOf(shop)) : null;
  if (start !== null) throw redirect({ href: start, reloadDocument: true });
}

export const signInOf = (shop: ShopActor): 'page' | 'sso' =>
  settingsIn(settingsOf(shop).getSnapshot())?.signIn ?? 'page';

/** Opens the chart of a page, with the email that was typed on another page of the family. */
export async function openChartOf({ shop, openLate }: RouterContext, chart: SignInChart): Promise<void> {
  await openLate(chart);
  const typed = charts.map((name) => signInChartOf(shop, name)?.getSnapshot().context.email ?? '');
  keepEmail(shop, typed.find((email) => email !== '') ?? '');
}

/** The email is typed once: each page of the family that has been opened has it. */
export function keepEmail(shop: ShopActor, email: string): void {
  for (const name of charts) signInChartOf(shop, name)?.send({ type: 'email.change', email });
}
