import type {Feature} from '../common/Feature';
import {codeFiles} from './codeFiles';

/** Articles and code blocks whose HTML is in the page or in a file of its own, but never in a script. */
export const codeFeature = (): Feature => ({
  clientModules: [require.resolve('../../client/pageFile/pageFileModule')],
  visitors: ({outDir}) => [codeFiles(outDir)],
});
