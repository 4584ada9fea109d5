import type {AppReader} from '../../snapshots/appFiles';
import type {PageStart} from '../changes/pageStart';

/** What a page's directives know about the apps. */
export interface PageApps {
  readonly reader: AppReader;
  readonly start: PageStart;
}
