import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from '../-content.ts';

export const Route = createFileRoute('/info/$slug')(contentPage('info', '/info/'));
