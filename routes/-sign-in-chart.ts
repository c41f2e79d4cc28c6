import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { forgottenPasswordCarriage } from '#machines/forgotten-password/index.ts';
import { registrationCarriage } from '#machines/registration/index.ts';
import { signInCarriage } from '#machines/sign-in/index.ts';
import { openChartOf, type SignInChart, type SignInMachines, signInChartOf } from './-sign-in-entry.ts';

const blank = {
  signIn: signInCarriage.blank,
  registration: registrationCarriage.blank,
  forgottenPassword: forgottenPasswordCarriage.blank,
};

/** The chart of a page of the family, as it stands. A page whose chart did not travel begins blank and opens it. */
export function useSignInChart<Name extends SignInChart>(name: Name) {
  const context = useRouteContext({ from: '__root__' });
  const search: object = useLocation({ select: (location) => location.search });
  const [, setOpened] = useState(false);
  const chart = signInChartOf(context.shop, name);
  const isMissing = chart === undefined;
  useEffect(() => {
    if (isMissing)
      openChartOf(context, name).then(
        () => setOpened(true),
        () => undefined,
      );
  }, [context, name, isMissing]);
  const now = useSelector(chart as never, (snapshot) => snapshot as unknown);
  const state = (now ?? { context: blank[name], hasTag: () => false }) as SnapshotFrom<SignInMachines[Name]>;
  return { shop: context.shop, search, chart, state };
}
