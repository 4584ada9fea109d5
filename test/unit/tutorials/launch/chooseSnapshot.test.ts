import {chooseSnapshot} from '@site/src/tutorials/launch/chooseSnapshot';

const snapshots = [
  {series: 'essentials', part: 1},
  {series: 'essentials', part: 2},
  {series: 'guides', part: 'nextjs'},
];

test('finds the snapshot, or the project of a guide, with that name', () => {
  expect(chooseSnapshot(['essentials/2'], snapshots)).toBe(snapshots[1]);
  expect(chooseSnapshot(['guides/nextjs'], snapshots)).toBe(snapshots[2]);
});

test.each([
  [[], 'Which snapshot? Name one.'],
  [['essentials'], '"essentials" is not the name of a snapshot.'],
  [['essentials/9'], '"essentials/9" is not the name of a snapshot.'],
  [['essentials/02'], '"essentials/02" is not the name of a snapshot.'],
  [['../essentials/1'], '"../essentials/1" is not the name of a snapshot.'],
  [['essentials/1', 'essentials/2'], '"essentials/1 essentials/2" is not the name of a snapshot.'],
])('rejects %j and lists every valid command', (args, problem) => {
  expect(() => chooseSnapshot(args, snapshots)).toThrow(
    new Error(
      [
        problem,
        'These exist:',
        ...['essentials/1', 'essentials/2', 'guides/nextjs'].map(
          name => `  npm run example -- ${name}`,
        ),
      ].join('\n'),
    ),
  );
});
