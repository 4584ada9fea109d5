import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import * as buttonLabel from './buttonLabels';

interface Props {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Replaces a dialog whose script didn't load: says what happened, and offers to try again. */
export function SearchLoadError({onRetry, onClose}: Props): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus({preventScroll: true}), []);
  return createPortal(
    <div
      role="alert"
      className="DocSearch DocSearch-LoadError"
      onKeyDown={event => {
        if (event.key === 'Escape') {
          onClose();
        }
      }}>
      <p>{buttonLabel.loadError()}</p>
      <p>
        <button ref={retry} type="button" className="DocSearch-Button" onClick={onRetry}>
          {buttonLabel.retry()}
        </button>{' '}
        <button type="button" className="DocSearch-Button" onClick={onClose}>
          {buttonLabel.cancel()}
        </button>
      </p>
    </div>,
    document.body,
  );
}
