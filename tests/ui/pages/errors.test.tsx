import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFoundPage } from '#ui/pages/errors/not-found-page.tsx';
import { ServerErrorPage } from '#ui/pages/errors/server-error-page.tsx';

describe('The not-found page', () => {
  it('[B2.01] [B2.02] [B2.03] [B8.17] says what happened in the words given and leads back to the root', () => {
    render(<NotFoundPage onReport={() => {}} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! That didn't go to plan$/);
    expect(screen.getByText('404 page not found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  });
});

describe('The server-error page', () => {
  it('[B2.04] [B2.05] [B2.06] [B8.17] says its three texts', () => {
    render(<ServerErrorPage onReport={() => {}} />);
    const said = [...(screen.getByRole('main').querySelectorAll('p, h1') ?? [])].map(({ textContent }) => textContent);
    expect(said).toEqual([
      '500',
      'Internal Server Error',
      'Please try again later or feel free to contact us if problem persists',
    ]);
  });

  it('[B2.O1] makes the words "contact us" a link', () => {
    render(<ServerErrorPage onReport={() => {}} />);
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact-us');
  });
});
