import {useLayoutEffect, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {attachTabs} from './attachTabs';

const ignore = () => {};

/**
 * Makes the tabs in a container work.
 *
 * @param onSelect - sets a state to each selected value; undefined if nothing depends on it. Must not change
 * @param group - see `attachTabs`, as is the name of the URL's parameter
 * @returns a ref for the container
 */
export function useTabs(
  onSelect: ((value: string) => void) | undefined,
  group: string | undefined,
  query: string | undefined,
): RefObject<HTMLDivElement | null> {
  const history = useHistory();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      container.current
        ? attachTabs(container.current, history, onSelect ?? ignore, flushSync)
        : undefined,
    [history, onSelect, group, query],
  );
  return container;
}
