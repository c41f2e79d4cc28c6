import { createFileRoute } from '@tanstack/react-router';
import { HomeRoute } from './-home.tsx';
import { place } from './-place.ts';

export const Route = createFileRoute('/')({
  ...place('home'),
  loader: async ({ context: { services }, abortController: { signal } }) => {
    const [departments, rows] = await Promise.all([
      services.catalogue.departments(signal),
      services.catalogue.rows('home', undefined, signal),
    ]);
    return { departments, rows };
  },
  component: HomeRoute,
});
