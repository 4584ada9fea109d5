/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {useFindInPage} from '@site/theme-plugin/src/client/common/useFindInPage';

interface Props {
  readonly isHidden: boolean;
  readonly reveal: () => void;
}

function Panel({isHidden, reveal}: Props): ReactNode {
  const ref = useFindInPage<HTMLDivElement>(isHidden, reveal);
  return <div ref={ref} data-testid="panel" />;
}

const panel = () => screen.getByTestId('panel');
const find = () => fireEvent(panel(), new Event('beforematch', {bubbles: true}));

it("lets the browser find hidden content, and hides nothing that's shown", () => {
  const {rerender} = render(<Panel isHidden reveal={jest.fn()} />);
  expect(panel()).toHaveAttribute('hidden', 'until-found');
  rerender(<Panel isHidden={false} reveal={jest.fn()} />);
  expect(panel()).not.toHaveAttribute('hidden');
  rerender(<Panel isHidden reveal={jest.fn()} />);
  expect(panel()).toHaveAttribute('hidden', 'until-found');
});

it('reveals what was found by calling only the latest function', () => {
  const first = jest.fn();
  const second = jest.fn();
  const {rerender} = render(<Panel isHidden reveal={first} />);
  find();
  expect(first).toHaveBeenCalledTimes(1);
  rerender(<Panel isHidden reveal={second} />);
  find();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

it('works without an element', () => {
  function Nothing({isHidden, reveal}: Props): ReactNode {
    useFindInPage(isHidden, reveal);
    return null;
  }
  const {rerender, unmount} = render(<Nothing isHidden reveal={jest.fn()} />);
  rerender(<Nothing isHidden={false} reveal={jest.fn()} />);
  expect(unmount).not.toThrow();
});
