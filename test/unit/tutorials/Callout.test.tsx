/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {isExercise} from '@site/theme-plugin/src/client/codeBlock/editButton';
import {Callout, type CalloutProps} from '@site/src/components/tutorial/Callout';

it.each<[CalloutProps['kind'], boolean]>([
  ['exercise', true],
  ['checkpoint', false],
  ['copy', false],
  ['delete', false],
])('a block in a box of the kind %s is one of an exercise: %j', (kind, expected) => {
  render(
    <Callout kind={kind} title="Do it">
      <pre data-testid="block" />
    </Callout>,
  );
  expect(screen.getByRole('group', {name: 'Do it'})).toHaveAttribute('data-kind', kind);
  expect(isExercise(screen.getByTestId('block'))).toBe(expected);
});
