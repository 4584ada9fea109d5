/** The parts of the search that the project's benchmark measures. They aren't an API of the package. */
export {createLocalBackend} from '../src/search/engine/backend';
export {dialogQuery} from '../src/search/session/dialogQuery';
export {groupHits} from '../src/search/session/groupHits';
export {MAX_RESULTS_PER_GROUP_DEFAULT} from '../src/shared/constants';
export {visitBuiltSite} from '../pages/src/builtSite/visitBuiltSite';
export {collectPages} from '../src/search/build/collectPages';
export {buildIndex} from '../src/search/build/buildIndex';
export type {IndexedPage} from '../src/search/build/IndexedPage';
export {packIndex} from '../src/search/build/packIndex';
export {findReadings, rankReadings, type FoundReading} from '../src/search/engine/engine';
export {createIndexFiles} from '../src/search/engine/indexFiles';
export type {PageTable} from '../src/search/engine/pageTable';
export {FIELD_WEIGHTS, WEIGHTS} from '../src/search/engine/weights';
