import fs from 'node:fs';
import {resolveSnapshot} from '../../examples/resolveSnapshot.mjs';

/** A part of a tutorial's app, as its snapshot holds it: `essentials/3`. */
export interface AppPart {
  /** Folder name below `examples/`. */
  readonly series: string;
  readonly part: number;
}

const APP = /^(?<series>[a-z][a-z0-9-]*)\/(?<part>[1-9]\d*)$/;

/** Reads `essentials/3`; undefined for what names no part of an app. */
export function parseApp(name: string): AppPart | undefined {
  const {series, part} = APP.exec(name)?.groups ?? {};
  return series && part ? {series, part: Number(part)} : undefined;
}

/** The name of a part: `essentials/3`. */
export function nameOf({series, part}: AppPart): string {
  return `${series}/${part}`;
}

/** The app before this part: the finished app of the part before. */
export function partBefore({series, part}: AppPart): AppPart {
  return {series, part: part - 1};
}

/** Reads the apps as they are on the disk; each snapshot is put together once. */
export interface AppReader {
  /**
   * Paths in the app to absolute paths of their sources; none before the first part.
   *
   * @throws {Error} where the part does not exist
   */
  readonly list: (app: AppPart) => ReadonlyMap<string, string>;
  /** The text of a file, with `\n`; undefined where the part has no such file. */
  readonly read: (app: AppPart, file: string) => string | undefined;
}

/** A reader for one run: it does not see what changes on the disk afterwards. */
export function createAppReader(): AppReader {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const list: AppReader['list'] = app => {
    const files =
      known.get(nameOf(app)) ?? (app.part < 1 ? new Map() : resolveSnapshot(app.series, app.part));
    known.set(nameOf(app), files);
    return files;
  };
  return {
    list,
    read(app, file) {
      const source = list(app).get(file);
      return source && fs.readFileSync(source, 'utf8').replaceAll('\r\n', '\n');
    },
  };
}
