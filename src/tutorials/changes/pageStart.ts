import {partBefore, type AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import type {TextFiles} from '../templates/templateOf';

/** The app that the reader of a page starts from. */
export interface PageStart {
  /** Whether a command on the page creates it. Otherwise, it comes from the previous part. */
  readonly isFromTemplate: boolean;
  readonly list: (app: Snapshot) => readonly string[];
  readonly read: (app: Snapshot, file: string) => string | undefined;
}

/** Returns what a page's app starts from: a template, or the previous part. A guide's project starts from scratch. */
export function pageStart(reader: AppReader, template: TextFiles | undefined): PageStart {
  const templateFor = ({part}: Snapshot) => (typeof part === 'number' ? template : undefined);
  return {
    isFromTemplate: template !== undefined,
    list: app => {
      const before = partBefore(app);
      const files = templateFor(app) ?? (before && reader.list(before));
      return [...(files?.keys() ?? [])];
    },
    read: (app, file) => {
      const before = partBefore(app);
      const files = templateFor(app);
      return files ? files.get(file) : before && reader.read(before, file);
    },
  };
}
