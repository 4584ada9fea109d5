import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

interface Props extends DiagramProps {
  /** The middleware in the order that an action passes through them, each with what it does. */
  readonly middleware: readonly {readonly name: string; readonly note: string}[];
  /** Whether one of them may dispatch an action again, which then starts over at the beginning of the chain. */
  readonly hasRepeat?: boolean;
  readonly caption: string;
}

type ChainProps = Pick<Props, 'middleware' | 'hasRepeat'>;

const STEP = 100;
const BOX = {x: 20, width: 220, height: 56};

/** Where the outermost middleware begins in the wide drawing, and how far inside it the next one begins. */
const START = 218;
const INSET = 68;

/** With only two middleware, the reducer has a number, too. */
const countsReducer = ({middleware}: ChainProps) => middleware.length < 3;

/** The number of the way back. */
const lastNumber = (props: ChainProps) => props.middleware.length + (countsReducer(props) ? 2 : 1);

/** Each middleware around the ones that come after it, with the reducer inside all of them. */
function Wide(props: ChainProps): ReactNode {
  const {middleware, hasRepeat} = props;
  const depth = middleware.length;
  const inner = {x: START + depth * INSET, y: 12 + depth * 40};
  return (
    <>
      {middleware.map(({name, note}, index) => (
        <g key={name}>
          <Area
            x={START + index * INSET}
            y={12 + index * 40}
            width={675 - START - index * (INSET + 16)}
            height={76 + (depth - index) * 56}
            role="interface"
            label={name}
          />
          <Note x={659 - index * 16} y={38 + index * 40} anchor="end" text={note} />
          <Note x={START + (index + 0.5) * INSET} y={inner.y + 11} anchor="middle" text="next" />
          <Note x={START + (index + 0.5) * INSET} y={inner.y + 76} anchor="middle" text="result" />
        </g>
      ))}
      <Note x={(147 + START) / 2} y={inner.y + 11} anchor="middle" text="action" />
      <Arrow points={`147,${inner.y + 22} ${inner.x - 4},${inner.y + 22}`} role="action" />
      <Arrow points={`${inner.x},${inner.y + 54} 151,${inner.y + 54}`} role="state" />
      {hasRepeat && (
        <g strokeDasharray="6 5">
          <Arrow
            points={`${START + INSET},${inner.y + 98} 74,${inner.y + 98} 74,${inner.y + 80}`}
            role="action"
          />
        </g>
      )}
      {hasRepeat && <Note x={137} y={inner.y + 120} anchor="middle" text="dispatch" />}
      <Box
        x={1}
        y={inner.y}
        width={146}
        height={76}
        role="action"
        label="dispatch(action)"
        isCode
      />
      <Box
        x={inner.x}
        y={inner.y}
        width={675 - START - depth * (INSET + 16)}
        height={76}
        role="state"
        label="Reducer"
        note="computes the next state"
      />
      {middleware.map(({name}, index) => (
        <Badge key={name} x={START + index * INSET} y={inner.y + 22} number={index + 1} />
      ))}
      {countsReducer(props) && <Badge x={655 - depth * 16} y={inner.y + 76} number={depth + 1} />}
      <Badge x={(147 + START) / 2} y={inner.y + 54} number={lastNumber(props)} />
    </>
  );
}

function Tall(props: ChainProps): ReactNode {
  const {middleware, hasRepeat} = props;
  const last = 10 + (middleware.length + 1) * STEP;
  const gaps = Array.from(
    {length: middleware.length + 1},
    (_, index) => 10 + index * STEP + BOX.height,
  );
  return (
    <>
      {gaps.map(y => (
        <g key={y}>
          <Arrow points={`90,${y} 90,${y + STEP - BOX.height - 4}`} role="action" />
          <Arrow points={`170,${y + STEP - BOX.height} 170,${y + 4}`} role="state" />
          <Note x={76} y={y + 26} anchor="end" text={y === gaps[0] ? 'action' : 'next'} />
          {y !== gaps[0] && <Note x={185} y={y + 26} text="result" />}
        </g>
      ))}
      {hasRepeat && (
        <g strokeDasharray="6 5">
          <Arrow
            points={`240,${10 + 2 * STEP + 28} 280,${10 + 2 * STEP + 28} 280,38 244,38`}
            role="action"
          />
        </g>
      )}
      {hasRepeat && <Note x={290} y={142} text="dispatch" />}
      <Box {...BOX} y={10} role="action" label="dispatch(action)" isCode />
      {middleware.map(({name, note}, index) => (
        <Box
          key={name}
          {...BOX}
          y={10 + (index + 1) * STEP}
          role="interface"
          label={name}
          note={note}
        />
      ))}
      <Box {...BOX} y={last} role="state" label="Reducer" note="computes the next state" />
      {middleware.map(({name}, index) => (
        <Badge key={name} x={BOX.x} y={38 + (index + 1) * STEP} number={index + 1} />
      ))}
      {countsReducer(props) && <Badge x={BOX.x} y={last + 28} number={middleware.length + 1} />}
      <Badge x={170} y={92} number={lastNumber(props)} />
    </>
  );
}

/**
 * An action on its way through a chain of middleware to the reducer, and the result on its way back. The list has an
 * item for each middleware and one for the way back. With only two middleware, it also has one for the reducer, before
 * the way back.
 */
export function MiddlewareChainDiagram({caption, ...chain}: Props): ReactNode {
  const {middleware, hasRepeat} = chain;
  const names = middleware.map(({name}) => name).join(', ');
  return (
    <Diagram
      {...chain}
      label={`A dispatched action goes through ${names}, in this order, because each one calls next. After the last one, the reducer computes the next state. Results return in the opposite order.${hasRepeat ? ' If a middleware calls dispatch instead of next, which the dashed line shows, the action starts at the beginning of the chain again.' : ''}`}
      caption={caption}
      wide={{height: 89 + middleware.length * 56, content: <Wide {...chain} />}}
      tall={{height: 76 + (middleware.length + 1) * STEP, content: <Tall {...chain} />}}
    />
  );
}
