export interface LineChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this the middle is shown as replaced altogether: the table would be too large. */
const mostLines = 1_500;
/** Lines around a change that are shown with it. */
const around = 2;

/** Two texts line by line, what is the same far from any change left out. */
export function changedLines(before: string, after: string): LineChange[] {
  const [left, right] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1;
  const same = (lines: readonly string[]): LineChange[] => lines.map((text) => ({ kind: 'same', text }));
  const all = [
    ...same(left.slice(0, start)),
    ...compare(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...same(left.slice(left.length - end)),
  ];
  return all.filter((line, index) => {
    if (line.kind !== 'same') return true;
    return all.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same');
  });
}

function compare(left: readonly string[], right: readonly string[]): LineChange[] {
  const removed = (text: string): LineChange => ({ kind: 'removed', text });
  const added = (text: string): LineChange => ({ kind: 'added', text });
  if (left.length > mostLines || right.length > mostLines) return [...left.map(removed), ...right.map(added)];
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: LineChange[] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    if (row < left.length && column < right.length && left[row] === right[column]) {
      lines.push({ kind: 'same', text: left[row] ?? '' });
      row += 1;
      column += 1;
    } else if (column >= right.length || (row < left.length && at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(left[row] ?? ''));
      row += 1;
    } else {
      lines.push(added(right[column] ?? ''));
      column += 1;
    }
  }
  return lines;
}
