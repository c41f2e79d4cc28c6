import '#ui/tokens.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { openPage } from './browser/open-page.ts';

const { router } = openPage({ page: window, deviceNow: Date.now, random: Math.random });

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
  { onRecoverableError: (error, info) => console.error('Hydration', error, info.componentStack) },
);
