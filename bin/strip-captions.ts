import { Visitor } from 'rolldown/utils';
import { type Plugin, parseSync } from 'vite';

const captions = new Set(['description', 'meta']);

/** The captions of charts are for people who read charts: they stay out of what a shopper downloads. */
export function stripCaptions(): Plugin {
  return {
    name: 'strip-captions',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    transform: {
      filter: { id: /\/machines\/.*\.machine\.ts$/ },
      handler: (code) => ({ code: withoutCaptions(code), map: null }),
    },
  };
}

/** The source without the `description` and `meta` of its chart; everything else stands where it stood. */
export function withoutCaptions(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  const { program } = parseSync('chart.ts', code);
  new Visitor({
    Property(node) {
      if (node.key.type === 'Identifier' && captions.has(node.key.name))
        cuts.push({ start: node.start, end: node.end });
    },
  }).visit(program);
  let kept = '';
  let from = 0;
  for (const { start, end } of cuts.sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    kept += code.slice(from, start);
    from = code[end] === ',' ? end + 1 : end;
  }
  return kept + code.slice(from);
}
