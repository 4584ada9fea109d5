import {useEffect, useState} from 'react';
import {BACK_TO_TOP_MIN} from '../../shared/constants';
import {watchScroll} from './watchScroll';

/** Whether the reader is far from the top of the page and has started to scroll up. */
export function useBackToTop(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(
    () =>
      watchScroll((now, before) => {
        if (now !== before) {
          setShown(now < before && now > BACK_TO_TOP_MIN);
        }
      }),
    [],
  );
  return shown;
}
