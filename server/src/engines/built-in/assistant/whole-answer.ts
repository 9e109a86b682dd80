import type { CitedSource } from '../../chat-port.ts';

export interface WholeAnswer {
  text: string;
  sources: CitedSource[];
}
