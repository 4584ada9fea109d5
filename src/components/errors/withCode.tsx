import type {ReactNode} from 'react';

/** A text whose parts between backticks are set as code. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code translate="no" key={index}>
        {part}
      </code>
    ) : (
      part
    ),
  );
