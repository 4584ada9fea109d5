import {partBefore, type AppPart, type AppReader} from './appFiles';
import type {TextFiles} from './template';

/** The app as the reader of a page finds it. */
export interface PageStart {
  /** Whether a command of the page makes it, and not the part before. */
  readonly isFromTemplate: boolean;
  readonly list: (app: AppPart) => readonly string[];
  readonly read: (app: AppPart, file: string) => string | undefined;
}

/** What the part of an app that a page shows starts from: a template, or the part before. */
export function pageStart(reader: AppReader, template: TextFiles | undefined): PageStart {
  return {
    isFromTemplate: template !== undefined,
    list: app => [...(template ?? reader.list(partBefore(app))).keys()],
    read: (app, file) => (template ? template.get(file) : reader.read(partBefore(app), file)),
  };
}
