import fs from 'node:fs';

/*
 * Adds optional packages for other systems to package-lock.json if the registry didn't offer them. Run it after `npm
 * install` if `npm ci` then fails with "Missing: … from lock file".
 */
const FILE = 'package-lock.json';
const SYSTEM = /^(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const PROCESSOR = /^(?:arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/;
const lock = JSON.parse(fs.readFileSync(FILE, 'utf8'));
const before = Object.keys(lock.packages);
for (const [folder, {dev, optionalDependencies = {}}] of Object.entries<{
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}>(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const places = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
    if (!places.some(place => lock.packages[place])) {
      const words = name.replace('windows', 'win32').split(/[/-]/);
      lock.packages[`node_modules/${name}`] = {
        version: range.replace(/^[\^~]/, ''),
        cpu: words.filter(word => PROCESSOR.test(word)),
        dev,
        optional: true,
        os: words.filter(word => SYSTEM.test(word)),
      };
    }
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
fs.writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(lock.packages).length - before.length} packages added to ${FILE}.`);
