import type {AppReader} from '../../tutorials/appFiles';
import type {PageStart} from '../../tutorials/pageStart';

/** What the devices of a page know of the apps. */
export interface PageApps {
  readonly reader: AppReader;
  readonly start: PageStart;
}
