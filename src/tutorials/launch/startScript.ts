/** Returns the script that starts a project: `dev` or, if its `package.json` has none, `start`. */
export function startScript(manifest: string): string | undefined {
  const {scripts = {}} = JSON.parse(manifest) as {scripts?: Record<string, string>};
  return ['dev', 'start'].find(name => name in scripts);
}
