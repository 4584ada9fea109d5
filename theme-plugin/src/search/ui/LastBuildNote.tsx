import type {ReactNode} from 'react';
import * as label from './labels';

/** Says on the development server that the search uses the index of the last build. */
export function LastBuildNote(): ReactNode {
  return <p className="DocSearch-LastBuild DocSearch-Help">{label.lastBuild()}</p>;
}
