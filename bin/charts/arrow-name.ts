/** The choices that were asked before an arrow was taken, and refused: names end with "#0", "#1", … in the order of asking. */
export function choicesBefore(arrow: string): readonly string[] {
  const [, stem = '', which = ''] = /^(.* )#(\d+)$/.exec(arrow) ?? [];
  return Array.from({ length: Number(which) }, (_, choice) => `${stem}#${choice}`);
}
