import {createHash} from 'node:crypto';

export const hash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex');
