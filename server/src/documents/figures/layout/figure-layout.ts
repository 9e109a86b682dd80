import type { Label } from '../wrap-label.ts';

/** All lengths in points; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

export interface Box extends Area {
  id: string;
  label: Label;
  shape: 'box' | 'round' | 'diamond';
  fill: 'white' | 'grey';
  /** Text that would look lost in the middle of a wide box stands at its left. */
  align: 'centre' | 'left';
}

/** A line from box to box, with right angles only. */
export interface Connector {
  from: string;
  to: string;
  points: Point[];
  hasHead: boolean;
  label: (Area & { text: Label }) | null;
}

/** A dashed frame around a group of boxes. */
export type Frame = Area;

/** Words or lines that belong to no box: the title of a layer, the periods of a schedule. */
export interface FreeText extends Area {
  text: Label;
  align: 'centre' | 'left' | 'right';
}

export interface Rule {
  from: Point;
  to: Point;
  look: 'line' | 'dashed' | 'grey';
}

/** A bar of a schedule. */
export type Bar = Area;

export interface FigureLayout {
  width: number;
  height: number;
  boxes: Box[];
  connectors: Connector[];
  frames: Frame[];
  texts: FreeText[];
  rules: Rule[];
  bars: Bar[];
}

export const emptyLayout = (width: number, height: number): FigureLayout => ({
  width,
  height,
  boxes: [],
  connectors: [],
  frames: [],
  texts: [],
  rules: [],
  bars: [],
});
