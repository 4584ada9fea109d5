/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/dom';
import {createFileTabs} from '@site/theme-plugin/src/client/playground/editor/fileTabs';

function setUp() {
  const panel = document.createElement('div');
  const onSelect = jest.fn();
  const list = createFileTabs(['sample.ts', 'src/store.ts'], panel, onSelect);
  document.body.replaceChildren(list, panel);
  return {panel, onSelect};
}

it('selects the first file, whose tab names the panel', () => {
  const {panel, onSelect} = setUp();
  const tab = screen.getByRole('tab', {name: 'sample.ts', selected: true});
  expect(onSelect).toHaveBeenLastCalledWith(0);
  expect(panel).toHaveAttribute('aria-labelledby', tab.id);
});

it('selects by click, and by arrow keys from the last file to the first', () => {
  const {onSelect} = setUp();
  const second = screen.getByRole('tab', {name: 'src/store.ts'});
  fireEvent.click(second);
  expect(onSelect).toHaveBeenLastCalledWith(1);
  fireEvent.keyDown(second, {key: 'ArrowRight'});
  expect(screen.getByRole('tab', {name: 'sample.ts', selected: true})).toHaveFocus();
  expect(second).toHaveAttribute('tabindex', '-1');
});
