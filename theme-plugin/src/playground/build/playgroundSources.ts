import type {PolicySources} from '../../node/common/policySources';
import {PLAYGROUND_FOLDER} from '../shared/constants';

/** The frames of the playground's cell. Code in it can't open another page of the site in its place. */
export const playgroundSources = (isOn: boolean, baseUrl: string): PolicySources =>
  isOn ? {'frame-src': [`${baseUrl}${PLAYGROUND_FOLDER}/`]} : {};
