import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from './-content.ts';

export const Route = createFileRoute('/contact-us')(contentPage('contactUs', '/contact-us', 'contact-us'));
