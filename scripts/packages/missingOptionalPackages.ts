import type {LockedPackages} from './LockedPackage';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * Whether Node would find a package when it's imported from a folder in the lock file.
 *
 * @param from - for example `node_modules/a/node_modules/b`
 */
function isLocked(packages: LockedPackages, from: string, name: string): boolean {
  if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) {
    return true;
  }
  const parent = from.lastIndexOf('/node_modules/');
  return from !== '' && isLocked(packages, parent < 0 ? '' : from.slice(0, parent), name);
}

/**
 * Returns optional packages that a lock file requires but doesn't contain. `npm ci` rejects such a file. The missing
 * packages are binaries for other systems, which npm leaves out if a registry mirror doesn't offer them.
 *
 * @param packages - the `packages` of package-lock.json
 * @returns the entries to add
 */
export function missingOptionalPackages(packages: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [from, {dev, optionalDependencies = {}}] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (!isLocked(packages, from, name)) {
        const words = name.split(/[/-]/);
        const os = words.find(word => SYSTEMS.includes(word));
        const cpu = words.find(word => PROCESSORS.includes(word));
        missing[`node_modules/${name}`] = {
          version: range.replace(/^[\^~]/, ''),
          ...(cpu && {cpu: [cpu]}),
          ...(dev && {dev}),
          optional: true,
          ...(os && {os: [os]}),
        };
      }
    }
  }
  return missing;
}
