import {Fragment, type ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Box, type Role} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

interface Step {
  readonly label: string;
  readonly note: string;
  readonly role: Role;
  readonly isCode?: boolean;
}

interface Props extends DiagramProps {
  readonly caption: string;
  readonly steps: readonly Step[];
}

/** Between boxes in a row. Wider gaps would leave too little room beside four labels. */
const ROW_GAP = 22;
const COLUMN_GAP = 40;
const HEIGHT = 56;

function Wide({steps}: {readonly steps: readonly Step[]}): ReactNode {
  const width = (674 - ROW_GAP * (steps.length - 1)) / steps.length;
  return steps.map((step, index) => {
    const x = 1 + index * (width + ROW_GAP);
    return (
      <Fragment key={step.label}>
        {index > 0 && <Arrow points={`${x - ROW_GAP},38 ${x - 4},38`} />}
        <Box {...step} x={x} y={10} width={width} height={HEIGHT} />
      </Fragment>
    );
  });
}

function Tall({steps}: {readonly steps: readonly Step[]}): ReactNode {
  return steps.map((step, index) => {
    const y = 10 + index * (HEIGHT + COLUMN_GAP);
    return (
      <Fragment key={step.label}>
        {index > 0 && <Arrow points={`180,${y - COLUMN_GAP} 180,${y - 4}`} />}
        <Box {...step} x={40} y={y} width={280} height={HEIGHT} />
      </Fragment>
    );
  });
}

/** What happens one after the other: up to four steps in a row, or in a column on a phone. */
export function FlowDiagram({caption, steps, ...props}: Props): ReactNode {
  return (
    <Diagram
      {...props}
      label={`${steps.length} steps, one after the other. ${steps.map(({label, note}) => `${label}: ${note}`).join('; then ')}.`}
      caption={caption}
      wide={{height: 76, content: <Wide steps={steps} />}}
      tall={{
        height: steps.length * (HEIGHT + COLUMN_GAP) - COLUMN_GAP + 20,
        content: <Tall steps={steps} />,
      }}
    />
  );
}
