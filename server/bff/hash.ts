import { createHash } from 'node:crypto';

/** What the database keeps of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
