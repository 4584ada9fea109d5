import {writeTutorialFiles} from '@site/src/tutorials/downloads/writeTutorialFiles';

// Writes the tutorials' files in a separate process, where ES modules load. The arguments are the folder that
// contains `docs/`, and the one to write into.
const [root = '', folder = ''] = process.argv.slice(2);
void writeTutorialFiles(root, folder);
