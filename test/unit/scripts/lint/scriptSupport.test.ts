import {scriptSupport} from '@site/scripts/lint/scriptSupport';
import {typedLint} from './support/typedLint';

const lint = typedLint(scriptSupport);

it.each([
  ['Object.groupBy([1], String);', 'groupBy() isn’t in Chrome 109'],
  ['document.body.checkVisibility();', 'checkVisibility() isn’t in Safari 16.4'],
])('rejects %s', (text, message) => {
  expect(lint(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'document.body.checkVisibility?.();',
  'declare const own: {checkVisibility(): void}; own.checkVisibility();',
])('accepts %s', text => {
  expect(lint(text)).toEqual([]);
});
