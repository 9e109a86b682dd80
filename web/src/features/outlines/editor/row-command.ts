/** What a row asks for; `add` makes its own id. */
export type RowCommand =
  | { type: 'add-after' | 'add-child' | 'remove' | 'indent' | 'outdent' | 'move-up' | 'move-down'; id: string }
  | { type: 'focus-before' | 'focus-after'; id: string }
  | { type: 'undo' }
  | { type: 'redo' };
