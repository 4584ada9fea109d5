import path from 'node:path';
import utils from '@docusaurus/utils';

// Writes the files of the tutorials in a process of its own, where ES modules load. The arguments are the folder that
// holds `docs/`, and the one to write into.
const module = path.join(
  import.meta.dirname,
  '../../../../src/tutorials/downloads/writeTutorialFiles.ts',
);
const {writeTutorialFiles} =
  /** @type {typeof import('@site/src/tutorials/downloads/writeTutorialFiles')} */ (
    await utils.loadFreshModule(module)
  );
const [root = '', folder = ''] = process.argv.slice(2);
await writeTutorialFiles(root, folder);
