import type {ReactNode} from 'react';
import * as label from './labels';

/** Says, while a site is being written, that its search is that of the last build. */
export function LastBuildNote(): ReactNode {
  return <p className="DocSearch-LastBuild DocSearch-Help">{label.lastBuild()}</p>;
}
