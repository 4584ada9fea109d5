import {importCandidates} from '@site/theme-plugin/src/playground/shared/importCandidates';

it('starts with the file as it was named, and ends with the index of a folder', () => {
  const candidates = importCandidates('src/app', '../features/./store');
  expect(candidates[0]).toBe('src/features/store');
  expect(candidates).toContain('src/features/store.tsx');
  expect(candidates.at(-1)).toBe('src/features/store/index.jsx');
});

it('takes the extension of a compiled file for that of its source', () => {
  expect(importCandidates('.', './store.js')).toEqual(
    expect.arrayContaining(['store.js', 'store.ts', 'store.tsx']),
  );
});

it('finds the index of the project itself, and never what is outside of it', () => {
  expect(importCandidates('src', '..')).toContain('index.ts');
  expect(importCandidates('.', '../../secret.ts')[0]).toBe('../../secret.ts');
});
