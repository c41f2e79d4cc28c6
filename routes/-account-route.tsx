import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { AccountPage } from '#ui/pages/account/account-page.tsx';

/** From here on the menu stands beside every page of an account; ui/account-frame/account-frame.css has it too. */
const roomForMenu = '(min-width: 1080px)';

/**
 * The menu of an account. On a desk it leads on to personal details, where the same menu stands beside the page: only a
 * browser knows how wide it is, so the server writes the menu for all, and it is of use without script as well.
 */
export function AccountRoute(): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    if (window.matchMedia(roomForMenu).matches) void navigate({ to: '/account/personal-details', replace: true });
  }, [navigate]);
  return <AccountPage />;
}
