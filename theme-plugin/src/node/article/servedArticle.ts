import path from 'node:path';
import {SOURCE_ROOT} from '../common/sourceRoot';

/** The browser's side of articles that are sent once. Generated modules import it, so it needs its extension. */
export const SERVED_ARTICLE = path.join(
  SOURCE_ROOT,
  `client/article/servedArticle${path.extname(__filename) === '.ts' ? '.tsx' : '.js'}`,
);
