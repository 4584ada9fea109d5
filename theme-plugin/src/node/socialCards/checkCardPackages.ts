/**
 * Packages that draw social cards, and their supported versions. They are optional peers of the theme, because they
 * take up more than all of its other packages together.
 */
export const CARD_PACKAGES: Readonly<Record<string, string>> = {
  '@fontsource/source-code-pro': '^5.3.1',
  '@fontsource/source-sans-3': '^5.3.1',
  '@resvg/resvg-js': '^2.6.2',
  satori: '^0.63.2',
};

function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that the packages that draw social cards are installed.
 *
 * @throws Error with the command that installs the missing ones
 */
export function checkCardPackages(hasPackage: (name: string) => boolean = isInstalled): void {
  const missing = Object.entries(CARD_PACKAGES).filter(([name]) => !hasPackage(name));
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    const packages = missing.map(([name, versions]) => `"${name}@${versions}"`).join(' ');
    throw new Error(
      `The option socialCards of docusaurus-theme-folio needs packages that aren't installed: ${names}.\nInstall them with:\n  npm install ${packages}\nOr set the option to false.`,
    );
  }
}
