import type { Piece, Samples } from '../gallery.types.ts';
import { DepartmentTiles } from './department-tile.tsx';

const tile = (name: string, slug: string, productCount: number) => ({
  name,
  slug,
  productCount,
  image: `/assets/art/department-${slug}.svg`,
});

export const samples: Samples = {
  several: (
    <DepartmentTiles
      departments={[
        tile('Fruit & Veg', 'fruit-and-veg', 214),
        tile('Bakery', 'bakery', 131),
        tile('Fridge & Deli', 'fridge-and-deli', 402),
        tile('Pantry', 'pantry', 1_204),
      ]}
    />
  ),
  longName: <DepartmentTiles departments={[tile('Household, cleaning and laundry supplies', 'household', 12)]} />,
};

export const piece: Piece = {
  title: 'Department tile',
  about: 'The way into a department: its picture, its name and how much is in it. The picture only decorates.',
  rows: ['A1.05', 'A2.033'],
};
