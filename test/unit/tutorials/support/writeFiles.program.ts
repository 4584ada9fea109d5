import {writeTutorialFiles} from '../../../../src/tutorials/downloads/writeTutorialFiles';

// Writes the files of the tutorials in a process of its own, where ES modules load. The arguments are the folder that
// holds `docs/`, and the one to write into.
const [root = '', folder = ''] = process.argv.slice(2);
void writeTutorialFiles(root, folder);
