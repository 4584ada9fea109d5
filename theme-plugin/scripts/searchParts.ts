/** The parts of the search that the project's benchmark measures. They aren't an API of the package. */
export {createLocalBackend} from '../search/src/engine/backend';
export {dialogQuery} from '../search/src/session/dialogQuery';
export {groupHits} from '../search/src/session/groupHits';
export {MAX_RESULTS_PER_GROUP_DEFAULT} from '../search/src/constants';
export {visitBuiltSite} from '../pages/src/builtSite/visitBuiltSite';
export {collectPages} from '../search/src/build/collectPages';
export {buildIndex} from '../search/src/build/buildIndex';
export type {IndexedPage} from '../search/src/build/IndexedPage';
export {packIndex} from '../search/src/build/packIndex';
export {findReadings, rankReadings, type FoundReading} from '../search/src/engine/engine';
export {createIndexFiles} from '../search/src/engine/indexFiles';
export type {PageTable} from '../search/src/engine/pageTable';
export {FIELD_WEIGHTS, WEIGHTS} from '../search/src/engine/weights';
