import type {AppReader} from '../snapshots/appFiles';
import type {PageStart} from '../changes/pageStart';

/** What the directives of a page know about the apps. */
export interface PageApps {
  readonly reader: AppReader;
  readonly start: PageStart;
}
