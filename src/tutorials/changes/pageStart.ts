import {partBefore, type AppReader} from '../snapshots/appFiles';
import type {Snapshot} from '../snapshots/Snapshot';
import type {TextFiles} from '../templates/templateOf';

/** The app as the reader of a page finds it. */
export interface PageStart {
  /** Whether a command of the page makes it, and not the part before. */
  readonly isFromTemplate: boolean;
  readonly list: (app: Snapshot) => readonly string[];
  readonly read: (app: Snapshot, file: string) => string | undefined;
}

/** What the part of an app that a page shows starts from: a template, or the part before. A guide's project starts from nothing. */
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
