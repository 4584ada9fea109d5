import {listSnapshots} from '../../examples/resolveSnapshot.mjs';
import {changesOf} from '../../src/snapshotChanges';

describe('changesOf', () => {
  it('tells files that are new, changed and gone, without styles and tests', () => {
    const {added, changed, removed} = changesOf('essentials', 3);
    expect(added).toContain('src/features/tools/toolsSlice.ts');
    expect(changed).toContain('src/app/store.ts');
    expect(changed).not.toContain('src/main.tsx');
    expect(removed).toEqual(['src/features/desk/deskReducerByHand.ts']);
    expect([...added, ...changed].filter(file => /css$|test/.test(file))).toEqual([]);
  });

  it('has only new files in the first part', () => {
    expect(changesOf('essentials', 1)).toEqual({added: ['src/main.ts'], changed: [], removed: []});
  });

  it('finds something in each part that exists', () => {
    const empty = listSnapshots().filter(({series, part}) => {
      const {added, changed} = changesOf(series, part);
      return added.length + changed.length === 0;
    });
    expect(empty).toEqual([]);
  });

  it('says which part there is none of', () => {
    expect(() => changesOf('essentials', 99)).toThrow('There is no snapshot essentials/99');
  });
});
