import { buildInspector } from './inspector/build.ts';

/** Builds the inspector alone, into dist/inspector/index.html. */
process.env['NODE_ENV'] = 'production';
process.stdout.write(`${await buildInspector()}\n`);
