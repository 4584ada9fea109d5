import type {AppReader} from '../../snapshots/appFiles';
import {startOf} from '../../snapshots/resolveSnapshot';
import type {Snapshot} from '../../snapshots/Snapshot';
import type {TextFiles} from '../templates/templateOf';

/** The app that the reader of a page starts from. */
export interface PageStart {
  /** Whether a command on the page creates it. Otherwise, it's the previous part or the starter. */
  readonly isFromTemplate: boolean;
  readonly list: (app: Snapshot) => readonly string[];
  readonly read: (app: Snapshot, file: string) => string | undefined;
}

/** Returns what a page's app starts from: a template, or `startOf` the part. */
export function pageStart(reader: AppReader, template: TextFiles | undefined): PageStart {
  const templateFor = ({part}: Snapshot) => (typeof part === 'number' ? template : undefined);
  return {
    isFromTemplate: template !== undefined,
    list: app => {
      const before = startOf(app);
      const files = templateFor(app) ?? (before && reader.list(before));
      return [...(files?.keys() ?? [])];
    },
    read: (app, file) => {
      const before = startOf(app);
      const files = templateFor(app);
      return files ? files.get(file) : before && reader.read(before, file);
    },
  };
}
