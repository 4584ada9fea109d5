import {createPartReader} from '@site/src/tutorials/replay/createPartReader';
import {replayPart} from '@site/src/tutorials/replay/replayPart';
import {PAGE_2, plantGarden, removeGardens} from './support/garden';

afterAll(removeGardens);

const SECOND = {series: 'garden', part: 2, name: 'garden/2', page: PAGE_2};

it('follows a page only once, and what its replay finds stays out of what the walks read', async () => {
  const garden = plantGarden();
  garden.edit(PAGE_2, 'npm install immer\n', '');
  const readPart = createPartReader(garden.root);
  const before = readPart(SECOND);
  const {faults} = await replayPart(SECOND, {
    root: garden.root,
    readPart,
    isHeld: true,
    coverageOnly: true,
    useCache: false,
  });
  faults.pop();
  expect(readPart(SECOND)).toBe(before);
  expect(before.faults).toHaveLength(2);
});
