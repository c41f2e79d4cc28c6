import { HeadContent, Scripts, useMatches, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The document itself. A page that stands by itself offline carries no script. */
export function Document({ children }: { children: ReactNode }): ReactNode {
  const { shop, theme } = useRouter().options.context;
  const isStatic = useMatches({ select: (matches) => matches.some((match) => match.staticData.isStatic) });
  const { isEmbedded } = shop.getSnapshot().context;
  return (
    <html lang="en-NZ" data-theme={theme ?? undefined} data-embedded={isEmbedded ? '' : undefined}>
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
