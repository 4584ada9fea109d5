/** Sections of package.json that `npm install` writes. */
export const DEPENDENCIES = ['dependencies', 'devDependencies'];

/** Sections whose keys are entries of their own. */
const SECTIONS = [...DEPENDENCIES, 'scripts'];

/**
 * The entries of a package.json by their path, such as `scripts.test`.
 *
 * @param {string} text
 * @returns {Map<string, unknown>}
 */
export function readEntries(text) {
  /** @type {Record<string, unknown>} */
  const values = JSON.parse(text);
  return new Map(
    Object.entries(values).flatMap(([key, value]) =>
      SECTIONS.includes(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([name, each]) => [`${key}.${name}`, each])
        : [[key, value]],
    ),
  );
}

/**
 * The text of a package.json with these entries.
 *
 * @param {ReadonlyMap<string, unknown>} entries
 */
export function writeEntries(entries) {
  /** @type {Record<string, unknown>} */
  const result = {};
  for (const [key, value] of entries) {
    const {section, name} = splitKey(key);
    if (section === undefined) {
      result[name] = value;
    } else {
      const inner = /** @type {Record<string, unknown>} */ (result[section] ?? {});
      result[section] = {...inner, [name]: value};
    }
  }
  return `${JSON.stringify(result, null, 2)}\n`;
}

/**
 * Where an entry stands.
 *
 * @param {readonly string[]} lines Of the package.json.
 * @param {string} key
 * @returns {number} Index of the line; -1 where it isn't found.
 */
export function lineOfEntry(lines, key) {
  const {section, name} = splitKey(key);
  const begins = (/** @type {string} */ line, /** @type {string} */ word) =>
    line.trim().startsWith(`"${word}":`);
  const from = section === undefined ? 0 : lines.findIndex(line => begins(line, section));
  return lines.findIndex((line, index) => index >= from && begins(line, name));
}

/**
 * Whether an entry is the same in both. Versions of packages needn't be: they are those of the day.
 *
 * @param {string} key
 * @param {ReadonlyMap<string, unknown>} entries
 * @param {ReadonlyMap<string, unknown>} others
 */
export function isSameEntry(key, entries, others) {
  return DEPENDENCIES.includes(splitKey(key).section ?? '')
    ? entries.has(key) === others.has(key)
    : JSON.stringify(entries.get(key)) === JSON.stringify(others.get(key));
}

/** @param {string} key */
function splitKey(key) {
  const section = SECTIONS.find(each => key.startsWith(`${each}.`));
  return {section, name: section === undefined ? key : key.slice(section.length + 1)};
}
