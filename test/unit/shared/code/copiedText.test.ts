import {copiedText} from '@site/theme-plugin/src/shared/code/copiedText';

it('is the text as shown', () => {
  expect(copiedText('- a\n+ b\n', false)).toBe('- a\n+ b\n');
});

it.each([
  ['  keep\n- old\n+ new\n\n  end', 'keep\nnew\n\nend'],
  [' keep\n-old\n+new', 'keep\nnew'],
  ['+   indented\n  keep', '  indented\nkeep'],
  ['-only\n-removed', ''],
])('for a diff is the code after the change: %j → %j', (shown, copied) => {
  expect(copiedText(shown, true)).toBe(copied);
});

it.each(['@@ -1,2 +1,2 @@\n-a\n+b', '--- a/x\n+++ b/x\n-a', 'diff --git a/x b/x\n+b'])(
  'for a patch is the patch: %j',
  patch => {
    expect(copiedText(patch, true)).toBe(patch);
  },
);
