/** Something that a title bears, and how far it is trusted. */
export interface Feature {
  name: string;
  value: number;
}
