import { createFileRoute } from '@tanstack/react-router';
import { DepartmentsRoute } from '../../-departments.tsx';
import { place } from '../../-place.ts';

export const Route = createFileRoute('/shop/browse/departments')({
  ...place('departments'),
  loader: ({ context: { services }, abortController: { signal } }) => services.catalogue.departments(signal),
  component: DepartmentsRoute,
});
