import path from 'node:path';
import {absoluteSources} from '../../src/absoluteSources';

it('makes source paths absolute and keeps everything else', () => {
  const siteDir = path.resolve('/site');
  const page = {
    path: '/',
    component: 'a',
    metadata: {sourceFilePath: 'src/a.tsx', lastUpdatedAt: 1},
  };
  const bare = {path: '/b', component: 'b'};
  expect(absoluteSources(siteDir, [page, bare])).toEqual([
    {...page, metadata: {sourceFilePath: path.join(siteDir, 'src/a.tsx'), lastUpdatedAt: 1}},
    bare,
  ]);
});
