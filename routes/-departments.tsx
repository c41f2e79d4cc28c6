import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DepartmentsPage } from '#ui/pages/departments/departments-page.tsx';

export function DepartmentsRoute(): ReactNode {
  const departments = useLoaderData({ from: '/shop/browse/departments' });
  return <DepartmentsPage departments={departments} />;
}
