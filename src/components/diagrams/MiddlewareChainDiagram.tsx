import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

interface Props extends DiagramProps {
  /** The middleware in the order that an action passes through them, each with what it does. */
  readonly middleware: readonly {readonly name: string; readonly note: string}[];
  /** Whether one of them may dispatch an action again, which then starts over at the beginning of the chain. */
  readonly hasRepeat?: boolean;
  readonly caption: string;
}

const STEP = 100;
const BOX = {x: 20, width: 220, height: 56};

/**
 * An action on its way through a chain of middleware to the reducer, and the result on its way back. The list has an
 * item for each middleware and one for the way back. With only two middleware, it also has one for the reducer, before
 * the way back.
 */
export function MiddlewareChainDiagram({
  middleware,
  hasRepeat,
  caption,
  children,
}: Props): ReactNode {
  const names = middleware.map(({name}) => name).join(', ');
  const last = 10 + (middleware.length + 1) * STEP;
  const gaps = Array.from(
    {length: middleware.length + 1},
    (_, index) => 10 + index * STEP + BOX.height,
  );
  const countsReducer = middleware.length < 3;
  return (
    <Diagram
      height={last + BOX.height + 10}
      label={`A dispatched action passes ${names}, in this order, because each of them calls next. After the last one, the reducer computes the next state. Results return in the opposite order.${hasRepeat ? ' If a middleware calls dispatch instead of next, which the dashed line shows, the action starts at the beginning of the chain again.' : ''}`}
      caption={caption}
      drawing={
        <>
          {gaps.map(y => (
            <g key={y}>
              <Arrow points={`90,${y} 90,${y + STEP - BOX.height - 4}`} role="action" />
              <Arrow points={`170,${y + STEP - BOX.height} 170,${y + 4}`} role="state" />
              <Note x={76} y={y + 26} anchor="end">
                {y === gaps[0] ? 'action' : 'next'}
              </Note>
              {y !== gaps[0] && (
                <Note x={185} y={y + 26}>
                  result
                </Note>
              )}
            </g>
          ))}
          {hasRepeat && (
            <g strokeDasharray="6 5">
              <Arrow
                points={`240,${10 + 2 * STEP + 28} 290,${10 + 2 * STEP + 28} 290,38 244,38`}
                role="action"
              />
            </g>
          )}
          {hasRepeat && (
            <Note x={300} y={142}>
              again
            </Note>
          )}
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
            <Badge key={name} x={BOX.x} y={38 + (index + 1) * STEP}>
              {index + 1}
            </Badge>
          ))}
          {countsReducer && (
            <Badge x={BOX.x} y={last + 28}>
              {middleware.length + 1}
            </Badge>
          )}
          <Badge x={170} y={92}>
            {middleware.length + (countsReducer ? 2 : 1)}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
