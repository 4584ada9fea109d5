import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {UpstreamFiles} from './upstreamFiles';

/** What the theme was written against: by package, the release, and the hash of each file. */
export type UpstreamRecord = Record<string, {version: string; files: Record<string, string>}>;

const readText = (file: string) => fs.readFileSync(file, 'utf8');

/**
 * Reads the packages that are installed.
 *
 * @param modules - folder with packages
 * @throws {Error} if one of the files isn't there
 */
export function recordUpstream(modules: string, upstream: UpstreamFiles): UpstreamRecord {
  return Object.fromEntries(
    Object.entries(upstream).map(([name, files]) => {
      const folder = path.join(modules, name);
      const {version} = JSON.parse(readText(path.join(folder, 'package.json'))) as {
        version: string;
      };
      const hashes = files.map(file => [file, hashOf(readText(path.join(folder, file)))]);
      return [name, {version, files: Object.fromEntries(hashes)}];
    }),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
