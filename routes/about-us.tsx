import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from './-content.ts';

export const Route = createFileRoute('/about-us')(contentPage('aboutUs', '/about-us', 'about-us'));
