import {chooseSnapshot} from '@site/src/tutorials/launch/chooseSnapshot';

const snapshots = [
  {series: 'essentials', part: 1},
  {series: 'essentials', part: 2},
  {series: 'fundamentals', part: 1},
];

test('finds the snapshot with that name', () => {
  expect(chooseSnapshot(['essentials/2'], snapshots)).toEqual({series: 'essentials', part: 2});
});

test("finds a guide's project by its name", () => {
  const guide = {series: 'guides', part: 'nextjs'};
  expect(chooseSnapshot(['guides/nextjs'], [...snapshots, guide])).toBe(guide);
});

test('asks for a name if there is none', () => {
  expect(() => chooseSnapshot([], snapshots)).toThrow('Which snapshot? Name one.');
});

test.each([
  [['essentials']],
  [['essentials/9']],
  [['essentials/02']],
  [['../essentials/1']],
  [['essentials/1', 'essentials/2']],
])('rejects %j and lists every valid command', args => {
  let message: string = '';
  try {
    chooseSnapshot(args, snapshots);
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  expect(message.split('\n')).toEqual([
    `"${args.join(' ')}" is not the name of a snapshot.`,
    'These exist:',
    '  npm run example -- essentials/1',
    '  npm run example -- essentials/2',
    '  npm run example -- fundamentals/1',
  ]);
});
