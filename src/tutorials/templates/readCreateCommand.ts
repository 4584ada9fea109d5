/**
 * Returns the template that a create-vite command uses.
 *
 * @returns undefined for any other command
 */
export function readCreateCommand(
  words: string[],
): {template: string; project: string} | undefined {
  const [npm, create, starter = '', project = ''] = words;
  const flag = words.indexOf('--template');
  const template = flag < 0 ? undefined : words[flag + 1];
  const isCreate = npm === 'npm' && create === 'create' && /^vite(@|$)/.test(starter);
  return isCreate && template ? {template, project} : undefined;
}
