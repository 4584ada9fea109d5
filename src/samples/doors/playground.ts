/** The samples that readers can edit and run, for the site's configuration. */
export {PLAYGROUND_PACKAGES} from '../playground/packages';
export {PLAYGROUND_FILES, playgroundSamples} from '../playground/plugin';
