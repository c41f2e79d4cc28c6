import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DepartmentsPage } from '#ui/pages/departments/departments-page.tsx';
import { faultsOf } from '../axe.ts';

const aisle = (id: number, name: string, slug: string, productCount: number) => ({
  id,
  name,
  slug,
  productCount,
  shelves: [],
});
const department = {
  id: 1,
  name: 'Fridge & Deli',
  slug: 'fridge-and-deli',
  productCount: 1_204,
  image: '/assets/art/department-fridge-and-deli.svg',
  isRestricted: false,
  aisles: [aisle(2, 'Milk & cream', 'milk-and-cream', 48), aisle(3, 'Eggs', 'eggs', 1)],
};
const pet = { ...department, id: 4, name: 'Pet', slug: 'pet', productCount: 1, aisles: [] };

describe('The page of all departments', () => {
  it('[A2.033] leads to each department and to each of its aisles, and says how much stands there', async () => {
    const { container } = render(<DepartmentsPage departments={[department, pet]} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'All departments',
      'Fridge & Deli',
      'Pet',
    ]);
    const chilled = screen.getByRole('link', { name: 'Fridge & Deli' });
    expect(chilled).toHaveAttribute('href', '/shop/browse/fridge-and-deli');
    expect(screen.getByText('1,204 products')).toBeInTheDocument();
    expect(screen.getByText('1 product')).toBeInTheDocument();
    const aisles = within(screen.getByRole('list', { name: 'Aisles of Fridge & Deli' })).getAllByRole('link');
    expect(aisles.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
      ['/shop/browse/fridge-and-deli/milk-and-cream', 'Milk & cream, 48 products'],
      ['/shop/browse/fridge-and-deli/eggs', 'Eggs, 1 product'],
    ]);
    expect(await faultsOf(container)).toEqual([]);
  });
});
