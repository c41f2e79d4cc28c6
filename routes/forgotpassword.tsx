import { createFileRoute } from '@tanstack/react-router';
import { notYet } from './-waiting.ts';

export const Route = createFileRoute('/forgotpassword')(notYet('forgotPassword'));
