export function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that the packages of an option are installed.
 *
 * @param packages - supported versions by name
 * @throws Error with the command that installs the missing ones
 */
export function requirePackages(
  option: string,
  packages: Readonly<Record<string, string>>,
  hasPackage: (name: string) => boolean,
): void {
  const missing = Object.entries(packages).filter(([name]) => !hasPackage(name));
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    const list = missing.map(([name, versions]) => `"${name}@${versions}"`).join(' ');
    throw new Error(
      `The option ${option} of docusaurus-theme-folio needs packages that aren't installed: ${names}.\nInstall them with:\n  npm install ${list}\nOr set the option to false.`,
    );
  }
}
