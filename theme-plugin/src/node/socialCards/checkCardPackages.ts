import {isInstalled, requirePackages} from '../common/optionalPackages';

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

/**
 * Checks that the packages that draw social cards are installed.
 *
 * @throws Error with the command that installs the missing ones
 */
export function checkCardPackages(hasPackage: (name: string) => boolean = isInstalled): void {
  requirePackages('socialCards', CARD_PACKAGES, hasPackage);
}
