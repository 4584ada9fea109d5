import {MODULE_PREFIX} from '../shared/constants';
import type {CellModule} from '../shared/messages';

const SPECIFIER = new RegExp(`(["'])${MODULE_PREFIX}([^"'\\n]+)\\1`, 'g');

/**
 * Makes an address for each module, with the addresses of the modules that it imports in its text.
 *
 * @param modules - each one after those that it imports
 * @returns addresses by name
 */
export function linkModules(
  modules: readonly CellModule[],
  toAddress: (text: string) => string,
): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const {name, text} of modules) {
    const linked = text.replace(SPECIFIER, (whole, quote: string, imported: string) => {
      const address = addresses.get(imported);
      return address === undefined ? whole : quote + address + quote;
    });
    // The name appears in stack traces.
    addresses.set(name, toAddress(`${linked}\n//# sourceURL=${MODULE_PREFIX}${name}`));
  }
  return addresses;
}
