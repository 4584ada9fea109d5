import type {Feature} from '../common/Feature';
import {codeFiles} from './codeFiles';

/** Code blocks whose highlighted HTML is in the page or in a file of its own, but never in a script. */
export const codeFeature = (): Feature => ({
  clientModules: [require.resolve('../../client/codeBlock/pageCodeModule')],
  visitors: ({outDir}) => [codeFiles(outDir)],
});
