import { createFileRoute } from '@tanstack/react-router';
import { place } from './-place.ts';
import { shoppingListPage } from './-shopping-list.ts';

export const Route = createFileRoute('/shoppinglist')({ ...place('shoppingList'), ...shoppingListPage });
