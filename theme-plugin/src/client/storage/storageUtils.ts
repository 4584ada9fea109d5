/**
 * Takes the place of the module of this name in theme-common, in the browser: every slot of
 * Docusaurus, of this theme, and of the site is then read and written by the same guarded code. The
 * stock one logs an error for each read and write that fails.
 */
export {createStorageSlot, listStorageKeys} from './createStorageSlot';
export {useStorageSlot} from './useStorageSlot';
