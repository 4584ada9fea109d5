import {PLUGIN_NAME} from '../constants';

/** Packages that draw social cards. npm installs them too, unless it's told to leave out what is optional. */
const CARD_PACKAGES = [
  '@fontsource/source-code-pro',
  '@fontsource/source-sans-3',
  '@resvg/resvg-js',
  'satori',
];

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
  const missing = CARD_PACKAGES.filter(name => !hasPackage(name)).join(' ');
  if (missing !== '') {
    throw new Error(
      `[${PLUGIN_NAME}] The option socialCards needs packages that aren't installed. Run: npm install ${missing}`,
    );
  }
}
