import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from '../../-content.ts';

export const Route = createFileRoute('/shop/content/$slug')(contentPage('content', '/shop/content/'));
