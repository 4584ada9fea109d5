/** Sections of package.json that `npm install` writes. */
export const DEPENDENCIES = ['dependencies', 'devDependencies'];

/** Sections whose keys are separate entries. */
const SECTIONS = [...DEPENDENCIES, 'scripts'];

/** Returns the entries of a package.json by their path, such as `scripts.test`. */
export function readEntries(text: string): Map<string, unknown> {
  const values: Record<string, unknown> = JSON.parse(text);
  return new Map(
    Object.entries(values).flatMap(([key, value]) =>
      SECTIONS.includes(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([name, each]) => [`${key}.${name}`, each])
        : [[key, value]],
    ),
  );
}

/** Returns the text of a package.json with the given entries. */
export function writeEntries(entries: ReadonlyMap<string, unknown>) {
  const result: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    const {section, name} = splitKey(key);
    if (section === undefined) {
      result[name] = value;
    } else {
      const inner = (result[section] ?? {}) as Record<string, unknown>;
      result[section] = {...inner, [name]: value};
    }
  }
  return `${JSON.stringify(result, null, 2)}\n`;
}

/**
 * Finds the line of an entry.
 *
 * @param lines - lines of the package.json
 * @returns index of the line, or -1 if it isn't found
 */
export function lineOfEntry(lines: readonly string[], key: string): number {
  const {section, name} = splitKey(key);
  const begins = (line: string, word: string) => line.trim().startsWith(`"${word}":`);
  const from = section === undefined ? 0 : lines.findIndex(line => begins(line, section));
  return lines.findIndex((line, index) => index >= from && begins(line, name));
}

/** Whether an entry is the same in both. Package versions may differ, because readers install the latest ones. */
export function isSameEntry(
  key: string,
  entries: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
) {
  return DEPENDENCIES.includes(splitKey(key).section ?? '')
    ? entries.has(key) === others.has(key)
    : JSON.stringify(entries.get(key)) === JSON.stringify(others.get(key));
}

function splitKey(key: string) {
  const section = SECTIONS.find(each => key.startsWith(`${each}.`));
  return {section, name: section === undefined ? key : key.slice(section.length + 1)};
}
