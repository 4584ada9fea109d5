import fs from 'node:fs';
import path from 'node:path';
import {listSnapshots} from '../../snapshots/resolveSnapshot';
import type {Part} from '../../snapshots/Snapshot';

/** `page` is its path from the root. */
export type PartWithPage = Part & {name: string; page: string | undefined};

const TUTORIALS = 'docs/tutorials';

/**
 * Lists the parts of all tutorials, with their pages. Part 3 of a series has the page
 * `docs/tutorials/<series>/part-3-….md`, and a tutorial with a single page has `docs/tutorials/<series>.md`.
 *
 * @param root - absolute path of the folder with `docs/` and `examples/`
 */
export function listParts(root: string): PartWithPage[] {
  return listSnapshots(path.join(root, 'examples')).map(({series, part}) => ({
    series,
    part,
    name: `${series}/${part}`,
    page: findPage(root, {series, part}),
  }));
}

function findPage(root: string, {series, part}: Part) {
  const folder = path.join(root, TUTORIALS, series);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const name = names.find(each => new RegExp(`^part-${part}(-.*)?\\.mdx?$`).test(each));
  if (name !== undefined) {
    return `${TUTORIALS}/${series}/${name}`;
  }
  const single = ['.md', '.mdx'].map(ending => `${TUTORIALS}/${series}${ending}`);
  return part === 1 ? single.find(file => fs.existsSync(path.join(root, file))) : undefined;
}

/**
 * @param names - names of series or parts; an empty list selects all parts
 * @throws {Error} if a name matches no part
 */
export function selectParts<Each extends Part & {name: string}>(
  parts: Each[],
  names: string[],
): Each[] {
  const unknown = names.find(
    name => !parts.some(part => part.name === name || part.series === name),
  );
  if (unknown !== undefined) {
    const known = parts.map(({name}) => name).join(', ');
    throw new Error(`${unknown} is no part of a tutorial. The parts are: ${known}.`);
  }
  return names.length === 0
    ? parts
    : parts.filter(({name, series}) => names.includes(name) || names.includes(series));
}
