import {writeTutorialFiles} from '@site/src/tutorials/downloads/writeTutorialFiles';

// Writes the tutorials' files in a separate process, where ES modules can be loaded. The arguments are the folder that
// contains `docs/`, and the folder to write to.
const [root = '', folder = ''] = process.argv.slice(2);
void writeTutorialFiles(root, folder);
