import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import box from './errorBox.module.css';

/** The button that renders once more what crashed. */
export function TryAgain({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <button type="button" className={box.retry} onClick={onClick}>
      <Translate
        id="theme.ErrorPageContent.tryAgain"
        description="The label of the button to try again rendering when the React error boundary captures an error">
        Try again
      </Translate>
    </button>
  );
}
