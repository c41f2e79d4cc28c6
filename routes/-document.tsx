import { HeadContent, Scripts, useMatches, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { themeIn, themeOf } from '#machines/shop/index.ts';

/** The document itself. A page that stands by itself offline carries no script. */
export function Document({ children }: { children: ReactNode }): ReactNode {
  const { shop } = useRouter().options.context;
  const isStatic = useMatches({ select: (matches) => matches.some((match) => match.staticData.isStatic) });
  const { isEmbedded } = shop.getSnapshot().context;
  const theme = useSelector(themeOf(shop), themeIn);
  return (
    <html lang="en-NZ" data-theme={theme === 'device' ? undefined : theme} data-embedded={isEmbedded ? '' : undefined}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        {isStatic ? null : <Scripts />}
      </body>
    </html>
  );
}
