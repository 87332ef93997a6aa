/** What somebody typed or pasted where a code belongs: the code itself or a whole link. */
export function codeIn(typed: string): string | null {
  const [, linked = typed] = /\/t\/([^/?#\s]+)/.exec(typed) ?? [];
  const code = linked.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,12}$/.test(code) ? code : null;
}
