/** Gives somebody a file, as if it came from a link. */
export function download(name: string, content: Blob | string, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; an address that is kept would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
