import { useLoaderData } from '@tanstack/react-router';
import { DepartmentsPage } from '#ui/pages/departments/departments-page.tsx';

export function DepartmentsRoute() {
  const departments = useLoaderData({ from: '/shop/browse/departments' });
  return <DepartmentsPage departments={departments} />;
}
