import {isInstalled, requirePackages} from '../../node/common/optionalPackages';

/**
 * Packages of the playground, and their supported versions. They are optional peers of the theme, because most sites
 * have no playground.
 */
export const PLAYGROUND_PACKAGES: Readonly<Record<string, string>> = {
  '@codemirror/commands': '^6.11.1',
  '@codemirror/language': '^6.13.1',
  '@codemirror/state': '^6.7.6',
  '@codemirror/view': '^6.43.15',
  '@lezer/common': '^1.5.5',
  '@lezer/highlight': '^1.2.5',
  '@lezer/javascript': '^1.5.6',
  esbuild: '>=0.25.0',
  'node-inspect-extracted': '^3.3.3',
  sucrase: '^3.35.1',
};

/**
 * Checks that the packages of the playground are installed.
 *
 * @throws Error with the command that installs the missing ones
 */
export function checkPlaygroundPackages(hasPackage: (name: string) => boolean = isInstalled): void {
  requirePackages('playground', PLAYGROUND_PACKAGES, hasPackage);
}
